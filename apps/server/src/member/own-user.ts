import type { User } from '@vesper/contract';
import { isCountry, isLocale, timeBonusWindow } from '@vesper/domain';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { type OwnState, readOwnState } from './own-state-repository.ts';
import { pointOfMember } from './place.ts';
import { type PictureRow, readMainPictureRow, toOpenPicture } from './picture-repository.ts';
import { findMember, type Member } from './repository.ts';
import { traitsOf } from './traits.ts';

/** A member's own profile, whole. */
const toOwnProfile = (site: Site, member: Member, picture: PictureRow | null): User['profile'] => ({
  id: member.id,
  name: member.name,
  // A profile is disabled until the e-mail address is confirmed: nobody finds it, nobody gets its messages.
  status: member.status === 'active' ? 'active' : 'disabled',
  date_of_birth: member.birth_date,
  gender: member.gender,
  sexuality: member.sexuality,
  ...traitsOf(member),
  search_gender: member.search_gender,
  country: isCountry(member.country) ? member.country : null,
  region: member.region,
  city: member.city,
  about_me: member.about_me,
  interests: member.interests,
  main_image: picture && toOpenPicture(picture),
  verified: member.verified && site.rules.verifiedMembers,
});

/** As {@link toOwnProfile}, with the picture read in one statement. */
export const readOwnProfile = async (
  db: Database | Trx,
  site: Site,
  member: Member,
): Promise<User['profile']> => toOwnProfile(site, member, (await readMainPictureRow(db, member.id)) ?? null);

/** What the member's own browser knows of the account (`/api/user.php`). */
export const toUser = (
  services: Pick<Services, 'clock'>,
  site: Site,
  member: Member,
  own: OwnState,
): User => {
  const bonus = timeBonusWindow(
    { signupAtMs: member.signup_at.getTime(), paid: own.hasBought, nowMs: services.clock.now() },
    site.rules.timeBonusSeconds,
  );
  return {
    id: member.id,
    email: member.email ?? '',
    status: member.status,
    credits: own.credits,
    paid_user: member.premium,
    started_conversations: member.started_conversations,
    signup_date: member.signup_at.toISOString(),
    language: isLocale(member.language) ? member.language : 'en',
    notifications_disabled: member.notifications_disabled as User['notifications_disabled'],
    push_subscribed: own.pushSubscribed,
    fictional_icon: site.settings.fictionalIcon,
    last_search: member.last_search,
    has_place: pointOfMember(member) !== null,
    paused: member.paused_at !== null,
    time_bonus_ends_at: bonus.open ? new Date(bonus.endsAtMs).toISOString() : null,
    profile: toOwnProfile(site, member, own.picture),
  };
};

/** As {@link toUser}, with what stands in other rows read in one statement. */
export const readUserOf = async (
  services: Pick<Services, 'clock'>,
  db: Database | Trx,
  site: Site,
  member: Member,
): Promise<User> => toUser(services, site, member, await readOwnState(db, member.id));

/** The same, with the member read afresh. @throws Error when there is no such member */
export const readUser = async (
  services: Pick<Services, 'clock' | 'db'>,
  site: Site,
  id: string,
): Promise<User> => {
  const member = await findMember(services.db, id);
  if (!member) throw new Error(`member ${id} has vanished`);
  return readUserOf(services, services.db, site, member);
};
