import type { LikeEntry } from '@vesper/contract';
import { cardOf } from '../member/card.ts';
import type { Member } from '../member/repository.ts';
import { tellTotals } from '../member/tell-totals.ts';
import { readTotals } from '../member/totals-repository.ts';
import { dateOf } from '../platform/clock.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { AppError } from '../platform/http/app-error.ts';
import { type ActLimit, takeAct } from '../platform/limited-acts.ts';
import { numberEvents } from '../platform/live/member-events-repository.ts';
import type { Services } from '../platform/services/services.ts';
import { findVisibleMember } from '../trust/visibility.ts';
import {
  addLike,
  type LikeKind,
  type LikeRow,
  markSeen,
  readLikes,
  readLikesBetween,
  type StandingLike,
  type TakenBackLike,
} from './repository.ts';

/** How often one member hears of a like by the same other. */
const tellLimit: ActLimit = { act: 'like.tell', most: 1, windowSeconds: 24 * 3600 };
/** And of a match with them, which may come after a like that was told and taken back: on both sides it is said (spec §2, like modal). */
const matchLimit: ActLimit = { act: 'like.match', most: 1, windowSeconds: 24 * 3600 };

/** Whether the other hears of a new like: whoever likes and unlikes by turns rings at the other's once, and once where both like. */
const mayTell = async (services: Services, trx: Trx, from: string, to: string): Promise<boolean> => {
  const pair = `${from}:${to}`;
  if (await takeAct(services, trx, tellLimit, pair)) return true;
  const { likedMe } = await readLikesBetween(trx, from, to);
  return likedMe && takeAct(services, trx, matchLimit, pair);
};

export const toLikeEntry = (services: Services, row: LikeRow, member: string): LikeEntry => ({
  id: row.like_id,
  profile: cardOf(services, row),
  like_new: row.liked_member === member && row.like_seen_at === null,
  match: row.mutual,
  created: row.liked_at.toISOString(),
});

/** The like of one member by another, as this one of them is shown it. */
export const readLikeEntry = async (services: Services, member: string, kind: LikeKind, other: string) => {
  const [row] = await readLikes(services.db, member, [{ kind, limit: 1, other }]);
  return row && toLikeEntry(services, row, member);
};

/** A like that stands: whether it is new, and under which number the other hears of it, if at all. */
export interface GivenLike {
  readonly isNew: boolean;
  readonly number: number | null;
  /** The other is shown it and does not hear of it, having heard of one by the same member today: their numbers and lists change all the same. */
  readonly isQuiet?: boolean;
}

/**
 * Likes somebody, wherever it is done from; once the transaction is through, `tellLike` is to be called.
 * @param member who likes, locked in this transaction: a block by either is seen here, or sees this like and takes it away
 * @throws AppError `own_profile`, `member_not_found`, `blocked_by_member`, `blocked_by_you`
 */
export const giveLike = async (
  services: Services,
  trx: Trx,
  member: Pick<Member, 'id' | 'site_id'>,
  to: string,
): Promise<GivenLike & { readonly like: StandingLike }> => {
  const from = member.id;
  if (from === to) throw new AppError('own_profile');
  await findVisibleMember(trx, member.site_id, to, from);
  const { isNew, isListed, like } = await addLike(services, trx, from, to);
  // Of who has not confirmed their address yet, or is on a break, the other is shown it later; until then not even a number is missing.
  if (!isListed) return { isNew, like, number: null };
  if (!(await mayTell(services, trx, from, to))) return { isNew, like, number: null, isQuiet: true };
  const [number] = await numberEvents(
    trx,
    [{ member: to, event: { type: 'like', from } }],
    dateOf(services.clock),
  );
  return { isNew, like, number: number ?? null };
};

/** Tells the liked member, with the card of who likes; of a quiet one the totals alone, by which open pages read their lists. */
export const tellLike = async (
  services: Services,
  from: string,
  to: string,
  { number, isQuiet }: Pick<GivenLike, 'number' | 'isQuiet'>,
): Promise<void> => {
  if (number === null) return isQuiet ? tellTotals(services, to) : undefined;
  const entry = await readLikeEntry(services, to, 'received', from);
  if (!entry) return;
  const { newLikes } = await readTotals(services.db, to);
  services.live.publish([to], { type: 'like', entry, total_new: newLikes }, new Map([[to, number]]));
};

/**
 * Tells the member who was liked that this like was taken back: it counts no more, and goes from the lists that are open. Who is not
 * shown to them (not confirmed yet, on a break) is not named either, and where nothing was counted nothing is told.
 */
export const tellTakenBack = async (
  services: Services,
  { id: from, status, paused_at: pausedAt }: Pick<Member, 'id' | 'status' | 'paused_at'>,
  to: string,
  { id: like, wasCounted }: TakenBackLike,
): Promise<void> => {
  const isNamed = status === 'active' && pausedAt === null;
  if (isNamed || wasCounted) await tellTotals(services, to, isNamed ? { like, from } : undefined);
};

/**
 * The like of the member by another is not new any more: the member has opened that profile (spec §4), or has answered it with a like
 * of their own or by taking that back. Not in the transaction of the answer: two who answer each other in one moment would hold what
 * the other's waits for.
 */
export const seeLike = async (services: Services, member: string, other: string): Promise<void> => {
  if (await markSeen(services, services.db, other, member)) await tellTotals(services, member);
};
