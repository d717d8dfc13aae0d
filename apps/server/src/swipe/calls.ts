import type { SwipeDayAnswer } from '@vesper/contract';
import {
  ageOn,
  agesAround,
  isMatch,
  type SwipeDay,
  swipeDayAt,
  swipeLikesLeft,
  unknownTimeZone,
} from '@vesper/domain';
import type { FastifyRequest } from 'fastify';
import { seeLike, tellLike, tellTakenBack } from '../likes/give-like.ts';
import { readLikesBetween } from '../likes/repository.ts';
import type { Member } from '../member/repository.ts';
import { todayOf } from '../platform/clock.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { actOnce } from '../platform/http/idempotency.ts';
import type { Services } from '../platform/services/services.ts';
import { toFound } from '../search/found.ts';
import { findFoundRows, type FoundRow } from '../search/found-repository.ts';
import { bornBetween } from '../search/wanted.ts';
import type { Site } from '../site/site-directory.ts';
import { countryOfMember } from '../site/visitor/visitor-country.ts';
import { findVisibleMember } from '../trust/visibility.ts';
import { decide, undo } from './decide.ts';
import { dayOfRow, mayLieOnTop, type PileRequest, readPile } from './pile-repository.ts';
import { readState, restedSince, type SwipeState } from './repository.ts';

const toDay = (site: Site, day: SwipeDay, timeZone: string): SwipeDayAnswer => ({
  likes_left: swipeLikesLeft(day, site.rules.swipeLikesPerDay),
  likes_per_day: site.rules.swipeLikesPerDay,
  ends: new Date(day.endsMs).toISOString(),
  time_zone: timeZone,
});

/** The pile, with who was taken back on top. */
const withTop = async (
  services: Services,
  member: Member,
  pile: PileRequest,
  rows: readonly FoundRow[],
  top: string | undefined,
): Promise<readonly FoundRow[]> => {
  if (top === undefined || !(await mayLieOnTop(services.db, pile, top))) return rows;
  return [...(await findFoundRows(services.db, member.id, [top])), ...rows.filter(({ id }) => id !== top)];
};

/** The day that counts now, as it is shown. */
const dayNow = (
  services: Services,
  site: Site,
  state: Pick<SwipeState, 'day' | 'timeZone'>,
): SwipeDayAnswer => {
  const timeZone = state.timeZone ?? unknownTimeZone;
  return toDay(site, swipeDayAt(state.day, services.clock.now(), timeZone), timeZone);
};

/** What the pile of a member is made of: where a search begins (decision 37), and wider where that is through. */
const pileOf = async (
  services: Services,
  site: Site,
  member: Member,
  request: FastifyRequest,
  realOnly: boolean,
): Promise<PileRequest> => {
  const today = todayOf(services.clock);
  const { minimumAge } = site.rules;
  const [youngest, oldest] = agesAround(ageOn(member.birth_date, today), { minimumAge });
  const near = bornBetween(youngest, oldest, today);
  return {
    site: site.id,
    viewer: member.id,
    gender: member.search_gender ?? undefined,
    own: member.gender ?? undefined,
    country: await countryOfMember(services, site, member.country, request),
    realOnly,
    nearFrom: near.bornFrom,
    nearTo: near.bornTo,
    nearDecade: near.decade,
    nearDecades: near.decades,
    ...bornBetween(Math.max(18, minimumAge), 99, today),
    restedSince: restedSince(services),
  };
};

export const swipeHandlers = {
  swipe: async (services, { query, site, member, request }) => {
    const pile = await pileOf(services, site, member, request, query.real_only ?? false);
    const rows = await readPile(services.db, pile);
    const [first] = rows;
    const state = first
      ? { day: dayOfRow(first), timeZone: first.time_zone, shownNewest: first.newest }
      : await readState(services.db, member.id);
    const shown = await withTop(services, member, pile, rows, query.top);
    return {
      members: shown.map((row) => toFound(services, member, row)),
      day: dayNow(services, site, state),
      undo: state.shownNewest,
    };
  },
  swipeDecide: async (services, { body, site, member, key }) => {
    const { day, timeZone, ...given } = await actOnce(
      services,
      { call: 'swipeDecide', scope: member.id, key, body },
      (trx) =>
        decide(services, trx, {
          site: site.id,
          member: member.id,
          other: body.member,
          decision: body.decision,
          timeZone: body.time_zone,
          likesPerDay: site.rules.swipeLikesPerDay,
        }),
    );
    await tellLike(services, member.id, body.member, given);
    const answer = { day: toDay(site, day, timeZone) };
    if (body.decision === 'pass') return { match: false, ...answer };
    // Sent again it says as little of who is hidden by now as the first time would.
    await findVisibleMember(services.db, site.id, body.member, member.id);
    const { liked, likedMe } = await readLikesBetween(services.db, member.id, body.member);
    if (likedMe) await seeLike(services, member.id, body.member);
    return { match: isMatch({ likedByMe: liked, likesMe: likedMe }), ...answer };
  },
  swipeUndo: async (services, { body, site, member }) => {
    const { tookLike, state } = await undo(services, member.id, body.member);
    if (tookLike !== null) await tellTakenBack(services, member, body.member, tookLike);
    return { day: dayNow(services, site, state) };
  },
} satisfies CallHandlers;
