import { type RawBuilder, sql } from 'kysely';
import type { Wanted } from '../wanted.ts';
import {
  askedOf,
  barringOf,
  isOneLane,
  laneOf,
  type Lanes,
  lanesOf,
  partsOf,
  withBarred,
} from './lanes-repository.ts';

/**
 * The page of one lane and how many match, in one reading: the page as two lists, since to put all rows aside and look at them again cost
 * a quarter of reading them.
 */
const oneLaneCounted = (wanted: Wanted, most: number, mostCounted: number): RawBuilder<unknown> => {
  const lane = laneOf(wanted, lanesOf(wanted).first, mostCounted);
  return sql`with ${askedOf(wanted)} select near.*, counted.count from (
      select (array_agg(ranked_at))[:${sql.lit(most)}] as ranks, (array_agg(member_id))[:${sql.lit(most)}] as members, count(*)::int as count
      from (select near.* from asked cross join lateral (${lane}) near) read) counted
    cross join lateral unnest(counted.ranks, counted.members) as near (ranked_at, member_id)`;
};

/** How many there are in all of several lanes, each in its order, though that counts nothing: so the plan is the same as for a page. */
const countOf = (
  wanted: Wanted,
  { each, all }: Pick<Lanes, 'each' | 'all'>,
  most: number,
): RawBuilder<unknown> => sql`(
  select count(*)::int from (
    select 1 from asked ${all} cross join lateral (${laneOf(wanted, each, most)}) one limit ${sql.lit(most)}) counted)`;

/** The dice of which everybody is near enough as the lanes of a search that asks for no distance. */
const insideOf = (wanted: Wanted): readonly [Wanted, Pick<Lanes, 'each' | 'all'>] => {
  const inside = { ...wanted, areDiceSmall: true, nearRest: undefined };
  return [inside, lanesOf(inside, sql`asked.inside`)];
};

/**
 * The page of several lanes, and the count apart. Near by, those are counted first of whom nobody need be looked at: where they are
 * enough, half as many are read.
 */
const lanesCounted = (wanted: Wanted, most: number, mostCounted: number): RawBuilder<unknown> => {
  const { before, rows } = partsOf(wanted, most);
  const whole = countOf(wanted, lanesOf(wanted), mostCounted);
  const count =
    wanted.inside === undefined
      ? whole
      : sql`(case ${countOf(...insideOf(wanted), mostCounted)} when ${sql.lit(mostCounted)} then ${sql.lit(mostCounted)} else ${whole} end)`;
  return sql`${before} select matched.*, ${count} as count from ${rows}`;
};

/** The same for the viewer, and with each how many match, counted no further than `mostCounted`; the barred are left out of it. */
export const firstCountedOf = (wanted: Wanted, most: number, mostCounted: number): RawBuilder<unknown> =>
  withBarred(
    barringOf(wanted),
    (isOneLane(wanted) ? oneLaneCounted : lanesCounted)(wanted, most, mostCounted),
  );
