import type { MemberCard, Picture } from '@vesper/contract';
import { ageOn, isCountry, isNewHere } from '@vesper/domain';
import { type CardMember, type CardRow, findCardRows, pictureOf } from './card-repository.ts';
import { toOpenPicture } from './picture-repository.ts';
import { regionNameOf } from './repository.ts';
import { type Clock, todayOf } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';

const hereStepMs = 300_000;

/**
 * Who gave a sign of life after this moment is here now: for five to ten minutes. It moves in steps that are everybody's, so that the
 * moment at which a mark goes out tells the end of a visit no finer than such a step (decision 0138).
 */
export const hereSince = (clock: Clock): Date =>
  new Date((Math.floor(clock.now() / hereStepMs) - 1) * hereStepMs);

/** What is left of a member whose account is deleted: nothing to know them by. */
const deletedCard = (id: string): MemberCard => ({
  id,
  name: '',
  age: 0,
  gender: null,
  country: null,
  region: '',
  region_name: '',
  city: '',
  main_image: null,
  fictional: false,
  automatic: false,
  verified: false,
  premium: false,
  online: false,
  new_here: false,
  deleted: true,
});

/**
 * A member as others see one. `inConversation`: who looks has a conversation with the member, and so sees the online mark
 * of those who are invisible or on a break.
 */
export const toCard = (
  services: Pick<Services, 'clock' | 'sites'>,
  member: CardMember,
  picture: Picture | null,
  { inConversation = false } = {},
): MemberCard => {
  if (member.status === 'deleted' || member.status === 'purged') return deletedCard(member.id);
  return {
    id: member.id,
    name: member.name,
    age: ageOn(member.birth_date, todayOf(services.clock)),
    gender: member.gender,
    country: isCountry(member.country) ? member.country : null,
    region: member.region,
    region_name: regionNameOf(member.region),
    city: member.city,
    main_image: picture,
    fictional: member.fictional,
    automatic: member.automatic,
    // Kept for when the site has the mark again (decision 83).
    verified: member.verified && services.sites.hasVerifiedMembers(member.site_id),
    premium: member.premium,
    // Behind a fictional profile nobody is there, unless it answers by itself (readings, "never passed off as people").
    online:
      (!member.fictional || member.automatic) &&
      member.last_seen_at > hereSince(services.clock) &&
      (inConversation || (!member.invisible && member.paused_at === null)),
    new_here: !member.fictional && isNewHere(member.signup_at.getTime(), services.clock.now()),
    deleted: false,
  };
};

/** The card of a member that was read with the main picture. */
export const cardOf = (
  services: Pick<Services, 'clock' | 'sites'>,
  row: CardRow,
  options?: { inConversation?: boolean },
): MemberCard => {
  const picture = pictureOf(row);
  return toCard(services, row, picture && toOpenPicture(picture), options);
};

/** Cards of these members in this order; those that are gone are left out. */
export const readCards = async (
  services: Pick<Services, 'clock' | 'sites'>,
  db: Database | Trx,
  ids: readonly string[],
  options?: { inConversation?: boolean },
): Promise<MemberCard[]> => {
  if (ids.length === 0) return [];
  const byId = new Map((await findCardRows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [cardOf(services, row, options)] : [];
  });
};

export const readCard = async (
  services: Pick<Services, 'clock' | 'sites'>,
  db: Database | Trx,
  id: string,
  options?: { inConversation?: boolean },
): Promise<MemberCard | undefined> => (await readCards(services, db, [id], options))[0];
