import { genders } from '@vesper/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Wanted } from '../wanted.ts';

const nothing = sql``;

/** Whom a viewer is not shown: whom they have blocked, who has blocked them, and themselves. */
const barredOf = (viewer: string): RawBuilder<unknown> => sql`
  select ${viewer}::uuid as member
  union all select b.blocked from blocks b where b.blocker = ${viewer}
  union all select b.blocker from blocks b where b.blocked = ${viewer}`;

/**
 * A statement whose lists (`firstOf`) leave out whom the viewer has blocked, who has blocked the viewer, the viewer, and
 * `others` (selects members). All of them are read once, into one sorted list.
 */
export const withBarred = (
  viewer: string | undefined,
  statement: RawBuilder<unknown>,
  others: RawBuilder<unknown> = nothing,
): RawBuilder<unknown> =>
  viewer === undefined
    ? statement
    : sql`with barred (members) as materialized (
        select array_agg(member order by member) from (${barredOf(viewer)} ${others}) each)
      select * from (${statement}) listed`;

type ValueType = 'text' | 'uuid' | 'date' | 'timestamptz' | 'integer' | 'bigint' | 'integer[]';

/** What each value is for the database, those of a distance reckoned there into the cube around it. */
const valueTypes: readonly (readonly [keyof Wanted, ValueType])[] = [
  ['site', 'uuid'],
  ['gender', 'text'],
  ['own', 'text'],
  ['country', 'text'],
  ['region', 'text'],
  ['bornFrom', 'date'],
  ['bornTo', 'date'],
  ['joinedFrom', 'date'],
  ['hereSince', 'timestamptz'],
  ['nearX', 'integer'],
  ['nearY', 'integer'],
  ['nearZ', 'integer'],
  ['nearReach', 'integer'],
  ['nearSquare', 'bigint'],
];

const given = (name: keyof Wanted): RawBuilder<unknown> => sql.ref(`asked.${name}`);

/**
 * The values of a request as a row, which PostgreSQL does not look into while it plans (`offset 0`). One plan then serves all
 * values, and it is one that reads an index in its order: planning anew for each search cost as much as the search. Each value
 * stands in the statement once, however many lists go by it: one with more than 48 is not kept prepared (decision 43).
 */
const askedOf = (wanted: Wanted): RawBuilder<unknown> => {
  const values = valueTypes.flatMap(([name, type]) => {
    const value = wanted[name];
    return typeof value === 'string' ? [sql`${value}::${sql.raw(type)} as ${sql.ref(name)}`] : [];
  });
  const numbers = wanted.dice ?? wanted.decades;
  const lanes = numbers === undefined ? [] : [sql`${numbers}::integer[] as lanes`];
  const barred = wanted.viewer === undefined ? [] : [sql`(select b.members from barred b) as barred`];
  return sql`asked as not materialized (select ${sql.join([...values, ...lanes, ...barred])} offset 0)`;
};

/**
 * Whose cell is near enough. Where most that are read are not (farther than the dice go), the index itself compares with a cube
 * around first. The sum may not overflow, and nobody without a cell is near.
 */
const nearEnough = ({ nearReach, dice }: Wanted): RawBuilder<unknown> => {
  if (nearReach === undefined) return nothing;
  const sides = [
    ['s.cell_x', given('nearX')],
    ['s.cell_y', given('nearY')],
    ['s.cell_z', given('nearZ')],
  ] as const;
  const cube = sides.map(
    ([column, at]) =>
      sql`${sql.ref(column)} >= ${at} - ${given('nearReach')} and ${sql.ref(column)} <= ${at} + ${given('nearReach')}`,
  );
  const square = sides.map(
    ([column, at]) => sql`(${sql.ref(column)} - ${at})::bigint * (${sql.ref(column)} - ${at})`,
  );
  return sql`${dice === undefined ? sql`and ${sql.join(cube, sql` and `)}` : nothing} and ${sql.join(square, sql` + `)} <= ${given('nearSquare')}`;
};

/**
 * Who has the mark "online" on the card. Whoever is here has been here on that day, which the order knows (`search_rank`), so that
 * nobody of other days is looked up; the sign of life itself is in no index, which each one would write.
 */
const hereNow = sql`
  and s.ranked_at >= date_trunc('day', ${given('hereSince')}, 'UTC')
  and (select m.last_seen_at > ${given('hereSince')} and (m.automatic or not m.fictional)
    from members m where m.id = s.member_id)`;

/** Looked for in the sorted list by halves (`width_bucket`): a `not in` sorts them into a table of its own at each place where it stands. */
const notBarred = sql`
  and asked.barred[width_bucket(s.member_id, asked.barred)] is distinct from s.member_id`;

/** One gender of one die or one decade; where there is no number, of all ages. */
interface Lane {
  readonly gender: RawBuilder<unknown>;
  readonly number?: RawBuilder<unknown>;
}

/** Those of one gender in one lane who match, as far as the indexes of `search_profiles` know: of nobody else a row is read. */
const matching = (
  wanted: Wanted,
  { gender, number }: Lane,
  barred: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  from search_profiles s
  where s.site_id = ${given('site')} and s.gender = ${gender}
    ${number === undefined ? nothing : sql`and ${wanted.dice === undefined ? sql`s.decade` : sql`s.die`} = ${number}`}
    and s.birth_date >= ${given('bornFrom')} and s.birth_date <= ${given('bornTo')}
    ${wanted.country === undefined ? nothing : sql`and s.country = ${given('country')}`}
    ${wanted.region === undefined ? nothing : sql`and s.region = ${given('region')}`}
    ${wanted.realOnly ? sql`and not s.fictional` : nothing}
    ${wanted.own === undefined ? nothing : sql`and (s.sought is null or s.sought = ${given('own')})`}
    ${wanted.verified ? sql`and s.verified` : nothing}
    ${wanted.joinedFrom === undefined ? nothing : sql`and s.joined_on >= ${given('joinedFrom')}`}
    ${nearEnough(wanted)}
    ${wanted.hereSince === undefined ? nothing : hereNow}
    ${wanted.withPhoto ? sql`and s.with_photo` : nothing}
    ${wanted.viewer === undefined ? nothing : barred}`;

export const togetherOf = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );

/**
 * The lanes of a search: dice near by, decades of birth for few ages, otherwise one of all; each of one gender and an order of its
 * own in the index. The one in which most match is the first.
 */
const lanesOf = ({ gender, dice, decades }: Wanted) => {
  const everyone = genders.map((one, index) => sql`(${sql.lit(one)}, ${sql.lit(index + 1)})`);
  const kinds = gender === undefined ? sql.join(everyone) : sql`(${given('gender')}, 1)`;
  const kind = sql`cross join lateral (values ${kinds}) as kind (gender, place)`;
  const firstGender = gender === undefined ? sql.lit(genders[0]) : given('gender');
  if ((dice ?? decades) === undefined)
    return {
      first: { gender: firstGender },
      each: { gender: sql`kind.gender` },
      all: kind,
      isOther: sql`kind.place > 1`,
    } satisfies Record<string, Lane | RawBuilder<unknown>>;
  return {
    first: { gender: firstGender, number: sql`asked.lanes[1]` },
    each: { gender: sql`kind.gender`, number: sql`lane.number` },
    /** As rows: number, gender, and which it is. */
    all: sql`cross join unnest(asked.lanes) with ordinality as lane (number, place) ${kind}`,
    isOther: sql`lane.place + kind.place > 2`,
  } satisfies Record<string, Lane | RawBuilder<unknown>>;
};

const inOrder = (most: number): RawBuilder<unknown> =>
  sql`order by ranked_at desc, member_id desc limit ${sql.lit(most)}`;

/** So many of one lane, in their order. */
const laneOf = (wanted: Wanted, lane: Lane, most: number, more: RawBuilder<unknown>, barred = notBarred) =>
  sql`select s.ranked_at, s.member_id ${matching(wanted, lane, barred)} ${more} ${inOrder(most)}`;

/** Whether all who match stand in one order. */
const isOneLane = ({ gender, dice, decades }: Wanted): boolean =>
  gender !== undefined && (dice ?? decades) === undefined;

/**
 * So many of those who match, in their order: what stands before it, and the rows. The first lane gives that many; of the others
 * only who comes before the last one of those is read, so that lanes in which few match are not gone through.
 */
const partsOf = (wanted: Wanted, most: number, after: RawBuilder<unknown>) => {
  const { first, each, all, isOther } = lanesOf(wanted);
  if (isOneLane(wanted))
    return {
      before: sql`with ${askedOf(wanted)}`,
      rows: sql`(select near.* from asked cross join lateral (${laneOf(wanted, first, most, after)}) near) matched`,
    };
  const bound = sql`${after} and s.ranked_at >= (
    select case when count(*) < ${sql.lit(most)} then '-infinity' else min(ranked_at) end from first)`;
  return {
    before: sql`with ${askedOf(wanted)}, first as materialized (
      select near.* from asked cross join lateral (${laneOf(wanted, first, most, after)}) near)`,
    rows: sql`(
      select * from first
      union all
      select near.* from asked ${all} cross join lateral (${laneOf(wanted, each, most, bound)}) near
        where ${isOther}
    ) matched ${inOrder(most)}`,
  };
};

/** So many of those who match, in their order. */
export const firstOf = (
  wanted: Wanted,
  most: number,
  after: RawBuilder<unknown> = nothing,
): RawBuilder<unknown> => {
  const { before, rows } = partsOf(wanted, most, after);
  return sql`${before} select * from ${rows}`;
};

/**
 * The page of one lane and how many match, in one reading. Here alone the barred stand in one place: as a table of their own
 * they cost less than as a list.
 */
const oneLaneCounted = (wanted: Wanted, most: number, mostCounted: number): RawBuilder<unknown> => {
  const { viewer } = wanted;
  const barred = viewer === undefined ? nothing : sql`and s.member_id not in (${barredOf(viewer)})`;
  return sql`with ${askedOf({ ...wanted, viewer: undefined })} select near.* from asked cross join lateral (
    select counted.*, (count(*) over ())::int as count
    from (${laneOf(wanted, lanesOf(wanted).first, mostCounted, nothing, barred)}) counted ${inOrder(most)}) near`;
};

/** The page of several lanes, and the count apart. */
const lanesCounted = (wanted: Wanted, most: number, mostCounted: number): RawBuilder<unknown> => {
  const { before, rows } = partsOf(wanted, most, nothing);
  const { each, all } = lanesOf(wanted);
  // Each lane in its order, though that counts nothing: so the plan is the same as for a page.
  const count = sql`select count(*)::int from (
    select 1 from asked ${all} cross join lateral (${laneOf(wanted, each, mostCounted, nothing)}) one
    limit ${sql.lit(mostCounted)}) counted`;
  return withBarred(wanted.viewer, sql`${before} select matched.*, (${count}) as count from ${rows}`);
};

/** The same for the viewer, and with each how many match, counted no further than `mostCounted`; the barred are left out of it. */
export const firstCountedOf = (wanted: Wanted, most: number, mostCounted: number): RawBuilder<unknown> =>
  (isOneLane(wanted) ? oneLaneCounted : lanesCounted)(wanted, most, mostCounted);
