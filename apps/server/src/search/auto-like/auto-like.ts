import type { CallAnswer } from '@vesper/contract';
import {
  ageOn,
  agesAround,
  filterOfAddress,
  isInSearch,
  isNewHere,
  offeredFilter,
  rankMatches,
} from '@vesper/domain';
import { giveLike, type GivenLike, readLikeEntry, tellLike } from '../../likes/give-like.ts';
import { lockMember, type Member } from '../../member/repository.ts';
import { distanceBetween, pointOfMember } from '../../member/place.ts';
import { todayOf } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { readAnswer } from '../../platform/http/idempotency-repository.ts';
import { actOnce } from '../../platform/http/idempotency.ts';
import { type ActLimit, takeAct } from '../../platform/limited-acts.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Site } from '../../site/site-directory.ts';
import { type AutoLiker, readAutoLikers } from './auto-like-repository.ts';
import { bornBetween } from '../wanted.ts';
import { toCandidate, toSeeker } from '../match-people.ts';

/** Nobody's likes go out by themselves to more than one a day (`notifications.auto-like.hint`). */
const giveLimit: ActLimit = { act: 'like.auto', most: 1, windowSeconds: 24 * 3600 };
/** So many of the best are asked: most of them have their like of the day left. */
const mostAsked = 3;

/** Who liked by themselves; null when nobody could any more. */
interface AutoLike extends GivenLike {
  readonly from: string | null;
}

/** One a day (of UTC) and member: the day is the key under which it is done. */
const keyOf = (today: string): string => `auto-like ${today}`;

/** The search that somebody made last; who has made none, or on a site that offers less by now, asks for less. */
const keptFilter = ({ last_search: kept }: AutoLiker, { settings, rules }: Site) => {
  const filter = filterOfAddress(new URLSearchParams(kept), rules.minimumAge);
  return offeredFilter(filter, { ...settings, ...rules });
};

/** Whether somebody finds the member by the search they keep: the switch says that it likes "people who match my search". */
const searchesFor = (services: Services, site: Site, liker: AutoLiker, member: Member): boolean =>
  isInSearch(
    keptFilter(liker, site),
    {
      gender: member.gender,
      searchGender: member.search_gender,
      country: member.country,
      region: member.region,
      age: ageOn(member.birth_date, todayOf(services.clock)),
      fictional: member.fictional,
      withPhoto: liker.with_photo,
      newHere: !member.fictional && isNewHere(member.signup_at.getTime(), services.clock.now()),
      verified: member.verified,
      // Whoever asks is here.
      online: true,
    },
    {
      gender: liker.gender,
      hasPlace: pointOfMember(liker) !== null,
      distance: distanceBetween(liker, member),
    },
  );

/** Of those who could like the member, the best matches first (readings, `/api/auto-like.php`). */
const findLikers = async (services: Services, site: Site, member: Member): Promise<string[]> => {
  const { gender, country } = member;
  if (gender === null || country === null || member.status !== 'active') return [];
  const today = todayOf(services.clock);
  const [from, to] = agesAround(ageOn(member.birth_date, today), site.rules);
  const candidates = await readAutoLikers(services.db, {
    site: site.id,
    viewer: member.id,
    gender: member.search_gender ?? undefined,
    own: gender,
    country,
    ...bornBetween(from, to, today),
  });
  return rankMatches(
    toSeeker(member, today),
    candidates
      .filter((row) => searchesFor(services, site, row, member))
      .map((row) => toCandidate(row, today)),
    mostAsked,
  ).map(({ id }) => id);
};

/** One member's like, if it is still wanted and the first of their day; the member is locked. */
const giveFrom = async (
  services: Services,
  trx: Trx,
  liker: Member,
  to: string,
): Promise<AutoLike | null> => {
  if (!liker.auto_like || liker.invisible || liker.paused_at !== null || liker.status !== 'active')
    return null;
  if (!(await takeAct(services, trx, giveLimit, liker.id))) return null;
  try {
    return { from: liker.id, ...(await giveLike(services, trx, liker, to)) };
  } catch (error) {
    // Blocked or gone since the candidates were read: somebody else's turn.
    if (error instanceof AppError) return null;
    throw error;
  }
};

/** The like of the first who can; all are locked before, in the order of their ids, so that two members' turns never wait in a ring. */
const giveFirst = async (
  services: Services,
  trx: Trx,
  likers: readonly string[],
  to: string,
): Promise<AutoLike> => {
  const locked = new Map<string, Member>();
  for (const id of likers.toSorted()) locked.set(id, await lockMember(trx, id));
  for (const id of likers) {
    const liker = locked.get(id);
    const like = liker && (await giveFrom(services, trx, liker, to));
    if (like) return like;
  }
  return { from: null, isNew: false, number: null };
};

/**
 * Has the best match who searches for somebody like this member like them, at most once a day: asked again, by a retry or
 * a browser that reads ahead, it answers the same like and gives none.
 */
export const autoLike = async (
  services: Services,
  site: Site,
  member: Member,
): Promise<CallAnswer<'autoLike'>> => {
  const request = {
    call: 'autoLike',
    scope: member.id,
    key: keyOf(todayOf(services.clock)),
    body: {},
  } as const;
  const stored = await readAnswer<AutoLike>(services.db, request);
  const likers = stored ? [] : await findLikers(services, site, member);
  if (!stored && likers.length === 0) return { profile: null, match: false };
  const given =
    stored ??
    (await actOnce<AutoLike>(services, request, (trx) => giveFirst(services, trx, likers, member.id)));
  if (given.from === null) return { profile: null, match: false };
  if (!stored) await tellLike(services, given.from, member.id, given);
  // Taken back meanwhile, it is not shown.
  const entry = await readLikeEntry(services, member.id, 'received', given.from);
  return { profile: entry?.profile ?? null, match: entry?.match ?? false };
};
