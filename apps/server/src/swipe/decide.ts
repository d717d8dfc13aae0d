import { swipeDayAt, swipeLikesLeft, timeZoneOf, unknownTimeZone, type SwipeDay } from '@vesper/domain';
import { giveLike, type GivenLike } from '../likes/give-like.ts';
import { readLikesBetween, removeLike, type TakenBackLike } from '../likes/repository.ts';
import { lockMember } from '../member/repository.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import { findVisibleMember } from '../trust/visibility.ts';
import {
  forgetDecision,
  hasDecided,
  keepDay,
  keepTimeZone,
  noteDecision,
  readState,
  type SwipeDecision,
  type SwipeState,
} from './repository.ts';

/** One decision of a member on another. */
export interface Decision {
  readonly site: string;
  readonly member: string;
  readonly other: string;
  readonly decision: SwipeDecision;
  /** As the browser told it; may be anything. */
  readonly timeZone: string | undefined;
  readonly likesPerDay: number;
}

/** How the day stands, in the zone it is shown in, and what came of a like. */
export interface Decided extends GivenLike {
  readonly day: SwipeDay;
  readonly timeZone: string;
}

const noLike: GivenLike = { isNew: false, number: null };

/** Passes somebody: nothing is told, and nothing of the day is used. */
const pass = async (services: Services, trx: Trx, { site, member, other }: Decision): Promise<GivenLike> => {
  if (member === other) throw new AppError('own_profile');
  await findVisibleMember(trx, site, other, member);
  // Liked meanwhile in another tab: a like is taken back by undoing it, not by passing.
  const { liked } = await readLikesBetween(trx, member, other);
  if (!liked) await noteDecision(services, trx, member, other, 'pass');
  return noLike;
};

/**
 * Decides on a member. The one who decides is locked first, so that of any number at once no more likes get through than
 * the day has left. A like that stood already costs nothing.
 * @throws AppError `swipe_likes_used`, and what a like may be refused with
 */
export const decide = async (services: Services, trx: Trx, asked: Decision): Promise<Decided> => {
  const { member, other, likesPerDay } = asked;
  const locked = await lockMember(trx, member);
  const state = await readState(trx, member);
  const timeZone = timeZoneOf(asked.timeZone) ?? state.timeZone ?? unknownTimeZone;
  if (asked.timeZone !== undefined && timeZone !== state.timeZone) await keepTimeZone(trx, member, timeZone);
  const day = swipeDayAt(state.day, services.clock.now(), timeZone);
  if (asked.decision === 'pass') return { ...(await pass(services, trx, asked)), day, timeZone };
  const given = await giveLike(services, trx, locked, other);
  if (!given.isNew) return { ...given, day, timeZone };
  if (swipeLikesLeft(day, likesPerDay) === 0) throw new AppError('swipe_likes_used');
  const used = { ...day, likes: day.likes + 1 };
  await keepDay(trx, member, used);
  await noteDecision(services, trx, member, other, 'like');
  return { ...given, day: used, timeZone };
};

/**
 * Takes the newest decision back; the day keeps the like that it used (readings: swipe undo gives no like back). Asked
 * again it changes nothing.
 * @returns the like that was taken away, if there was one, and how the game stands
 * @throws AppError `swipe_not_newest` when something was decided since
 */
export const undo = (
  services: Services,
  member: string,
  other: string,
): Promise<{ tookLike: TakenBackLike | null; state: SwipeState }> =>
  inTransaction(services.db, async (trx) => {
    await lockMember(trx, member);
    const state = await readState(trx, member);
    if (state.newest !== other) {
      if (await hasDecided(trx, member, other)) throw new AppError('swipe_not_newest');
      return { tookLike: null, state };
    }
    const forgotten = await forgetDecision(trx, member, other);
    // One that was given elsewhere since is no part of the game.
    const isLike = forgotten?.decision === 'like';
    const tookLike = isLike ? await removeLike(trx, member, other, forgotten.at) : null;
    return { tookLike, state };
  });
