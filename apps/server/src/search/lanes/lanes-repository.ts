import { genders } from '@vesper/domain';
import { type RawBuilder, sql } from 'kysely';
import { areDiceOfCountry, type Wanted } from '../wanted.ts';
import { given, inCube, laneColumn, nearEnough } from './near-repository.ts';

const nothing = sql``;

/** Whom a viewer is not shown: whom they have blocked, who has blocked them, and themselves. */
export const barredOf = (viewer: string): RawBuilder<unknown> => sql`
  select ${viewer}::uuid as member
  union all select b.blocked from blocks b where b.blocker = ${viewer}
  union all select b.blocker from blocks b where b.blocked = ${viewer}`;

const hashOf = (member: RawBuilder<unknown>): RawBuilder<unknown> => sql`uuid_hash_extended(${member}, 0)`;

/**
 * What a member is known by in the list of the barred: `width_bucket` compares numbers of this kind by itself, everything else by calling
 * a function. Two of 2^53 may be the same: then somebody is left out who is not barred, and nobody is shown who is.
 */
const markOf = (member: RawBuilder<unknown>): RawBuilder<unknown> => sql`${hashOf(member)}::float8`;

/**
 * The list as it is kept with the blocks (migration 84): to look all of them up and put them in order was a sixth of a search. Put behind
 * it, an empty list makes one piece of what is kept apart. Who has no block any more has none, and is in it by themselves.
 */
const keptOf = (viewer: string): RawBuilder<unknown> => sql`
  select coalesce(kept.marks, array[${markOf(sql`me.id`)}]) || '{}' as marks, kept.sieve
  from (select ${viewer}::uuid as id) me left join barred_lists kept on kept.member_id = me.id`;

/** The same with `others` (`union all select` members) in it, for whom there is no sieve. */
const keptWith = (viewer: string, others: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select array_agg(mark order by mark), null::bytea from (
    select unnest(marks) as mark from (${keptOf(viewer)}) kept
    union all select ${markOf(sql`member`)} from (select ${viewer}::uuid as member ${others}) each) marked`;

/**
 * A statement whose lists (`firstOf`) leave out whom the viewer has blocked, who has blocked the viewer, the viewer, and
 * `others` (`union all select` members): one sorted list, read once.
 */
export const withBarred = (
  viewer: string | undefined,
  statement: RawBuilder<unknown>,
  others?: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  viewer === undefined
    ? statement
    : sql`with barred (members, sieve) as materialized (${others ? keptWith(viewer, others) : keptOf(viewer)})
      select * from (${statement}) listed`;

/** For whom a list of the barred is read: not for visitors, nor for members whom no block concerns. */
export const barringOf = ({
  viewer,
  isUnblocked,
}: Pick<Wanted, 'viewer' | 'isUnblocked'>): string | undefined => (isUnblocked ? undefined : viewer);

type ValueType = 'text' | 'date' | 'timestamptz' | 'uuid' | 'smallint' | 'integer' | 'bigint';

/** What each value is for the database, those of a distance reckoned there into the cube around it. */
const valueTypes: readonly (readonly [keyof Wanted, ValueType])[] = [
  ['own', 'text'],
  ['bornFrom', 'date'],
  ['bornTo', 'date'],
  ['joinedFrom', 'date'],
  ['hereSince', 'timestamptz'],
  ['decade', 'smallint'],
  ['fromX', 'integer'],
  ['toX', 'integer'],
  ['fromY', 'integer'],
  ['toY', 'integer'],
  ['fromZ', 'integer'],
  ['toZ', 'integer'],
  ['twiceX', 'bigint'],
  ['twiceY', 'bigint'],
  ['twiceZ', 'bigint'],
  ['nearRest', 'bigint'],
  ['rankedAt', 'timestamptz'],
  ['member', 'uuid'],
];

/**
 * With which column the order begins that is read: it stands for the brand, the gender and the place (migration 80), and has one
 * width, unlike the three. Regions of dice, and of who is verified or new, have no order of their own.
 */
const groundOf = (wanted: Wanted): 'everywhere' | 'in_country' | 'in_region' => {
  const { dice, country, region, verified, joinedFrom } = wanted;
  if (dice !== undefined) return areDiceOfCountry(wanted) ? 'in_country' : 'everywhere';
  if (country === undefined) return 'everywhere';
  return region === undefined || verified || joinedFrom !== undefined ? 'in_country' : 'in_region';
};

/** The genders that are asked for. Of everyone the other one comes first: more of those fit who looks for whom they fit. */
const gendersOf = ({ gender, own }: Wanted): readonly RawBuilder<unknown>[] => {
  if (gender !== undefined) return [sql`${gender}::text`];
  if (own === undefined) return genders.map((one) => sql.lit(one));
  const [one, other] = genders;
  return [
    sql`case ${own}::text when ${sql.lit(one)} then ${sql.lit(other)} else ${sql.lit(one)} end`,
    sql`${own}::text`,
  ];
};

/** Who is left out of a request, as it is known to it: themselves, or the whole list. */
const leftOut = ({ viewer, isUnblocked }: Wanted): readonly RawBuilder<unknown>[] => {
  if (viewer === undefined) return [];
  if (isUnblocked) return [sql`${viewer}::uuid as viewer`];
  return [sql`(select b.members from barred b) as barred`, sql`(select b.sieve from barred b) as sieve`];
};

/**
 * The values of a request as a row, which PostgreSQL does not look into while it plans (`offset 0`). One plan then serves all
 * values, and it is one that reads an index in its order: planning anew for each search cost as much as the search. Each value
 * stands in the statement once, however many lists go by it: one with more than 48 is not kept prepared (decision 43).
 */
export const askedOf = (wanted: Wanted): RawBuilder<unknown> => {
  const { site, country, region } = wanted;
  const ground = groundOf(wanted);
  const place = {
    everywhere: sql`''`,
    in_country: sql`${country}::text`,
    in_region: sql`${country}::text || ' ' || ${region}::text`,
  }[ground];
  const grounds = gendersOf(wanted).map((kind) => sql`search_lane(whose.site, ${kind}, whose.place)`);
  const values = valueTypes.flatMap(([name, type]) => {
    const value = wanted[name];
    return typeof value === 'string' ? [sql`${value}::${sql.raw(type)} as ${sql.ref(name)}`] : [];
  });
  if (country !== undefined && ground === 'everywhere') values.push(sql`${country}::text as country`);
  if (region !== undefined && ground !== 'in_region') values.push(sql`${region}::text as region`);
  const numbers = wanted.dice ?? wanted.decades;
  const lanes = numbers === undefined ? [] : [sql`${numbers}::integer[] as lanes`];
  const inside = wanted.inside === undefined ? [] : [sql`${wanted.inside}::integer[] as inside`];
  return sql`asked as not materialized (
    select array[${sql.join(grounds)}] as grounds, ${sql.join([...values, ...lanes, ...inside, ...leftOut(wanted)])}
    from (select ${site}::uuid as site, ${place} as place) whose offset 0)`;
};

/**
 * Who has the mark "online" on the card, among those who are in the table of who is here now: a round takes them out of it, which is a
 * little later.
 */
const hereNow = sql`
  and (select m.last_seen_at > ${given('hereSince')} and (m.automatic or not m.fictional)
    from members m where m.id = s.member_id)`;

const mark = markOf(sql`s.member_id`);
/** Where no block stands between the viewer and anybody, only they themselves are left out: no list is read. */
const notOneself = sql`s.member_id <> asked.viewer`;
/** Of a hash as many bits say a place in the sieve, as `sieve_of` has set it (migration 84). */
const placeInSieve = sql`${hashOf(sql`s.member_id`)} & 8191`;

/**
 * Whose bit is not set in the sieve is in no list, which tells of nearly everybody at a third of the cost; the others are looked for
 * in the sorted list by halves (`width_bucket`). A `not in` sorts them into a table of its own at each place where it stands.
 */
const notBarred = sql`case when get_bit(asked.sieve, ${placeInSieve}) = 0 then true
  else asked.barred[width_bucket(${mark}, asked.barred)] is distinct from ${mark} end`;

/**
 * Who is near enough and not barred. Of the dice about half is too far: that is asked first, since to look for somebody among the
 * barred costs more; PostgreSQL would ask in the other order.
 */
const nearAndOpen = ({ nearRest, dice, viewer, isUnblocked }: Wanted): RawBuilder<unknown> => {
  const open = viewer === undefined ? undefined : isUnblocked ? notOneself : notBarred;
  if (nearRest === undefined) return open ? sql`and ${open}` : nothing;
  if (dice === undefined) return sql`and ${inCube} and ${nearEnough} ${open ? sql`and ${open}` : nothing}`;
  return open ? sql`and case when ${nearEnough} then ${open} else false end` : sql`and ${nearEnough}`;
};

/** One gender of one die or one decade; where there is no number, of all ages. */
interface Lane {
  readonly ground: RawBuilder<unknown>;
  readonly number?: RawBuilder<unknown>;
}

/** As the indexes say it whose names begin with "own". */
const seekingOwn = sql`and (s.sought is null or s.sought = s.gender)`;

/** Those of one lane who match, as far as the indexes of `search_profiles` know: of nobody else a row is read. */
const matching = (wanted: Wanted, { ground, number }: Lane): RawBuilder<unknown> => {
  const column = groundOf(wanted);
  return sql`
  from ${wanted.hereSince === undefined ? sql`search_profiles` : sql`search_profiles_here`} s
  where ${sql.ref(`s.${column}`)} = ${ground}
    ${number === undefined ? nothing : sql`and ${laneColumn(wanted)} = ${number}`}
    and s.birth_date >= ${given('bornFrom')} and s.birth_date <= ${given('bornTo')}
    ${wanted.country === undefined || column !== 'everywhere' ? nothing : sql`and s.country = ${given('country')}`}
    ${wanted.region === undefined || column === 'in_region' ? nothing : sql`and s.region = ${given('region')}`}
    ${wanted.realOnly ? sql`and not s.fictional` : nothing}
    ${wanted.own === undefined ? nothing : sql`and (s.sought is null or s.sought = ${given('own')})`}
    ${wanted.seeksOwn ? seekingOwn : nothing}
    ${wanted.verified ? sql`and s.verified` : nothing}
    ${wanted.joinedFrom === undefined ? nothing : sql`and s.is_new and s.joined_on >= ${given('joinedFrom')}`}
    ${wanted.hereSince === undefined ? nothing : hereNow}
    ${wanted.withPhoto ? sql`and s.with_photo` : nothing}
    ${nearAndOpen(wanted)}`;
};

export const togetherOf = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );

export interface Lanes {
  readonly first: Lane;
  /** One of all that `all` joins to what is asked, */
  readonly each: Lane;
  readonly all: RawBuilder<unknown>;
  /** which is not the first. */
  readonly isOther: RawBuilder<unknown>;
}

/**
 * The lanes of a search: dice near by, decades of birth for few ages, otherwise one of all; each of one gender and an order of its
 * own in the index. The one in which most match is the first.
 */
export const lanesOf = ({ gender, dice, decades, decade }: Wanted, numbers = sql`asked.lanes`): Lanes => {
  const first = sql`asked.grounds[1]`;
  const kinds = sql`cross join unnest(asked.grounds) with ordinality as kind (ground, place)`;
  if (dice === undefined && decades === undefined) {
    const number = decade === undefined ? {} : { number: given('decade') };
    return {
      first: { ground: first, ...number },
      each: { ground: sql`kind.ground`, ...number },
      all: kinds,
      isOther: sql`kind.place > 1`,
    };
  }
  const lanes = sql`cross join unnest(${numbers}) with ordinality as lane (number, place)`;
  const isEveryone = gender === undefined;
  return {
    first: { ground: first, number: sql`(${numbers})[1]` },
    each: { ground: isEveryone ? sql`kind.ground` : first, number: sql`lane.number` },
    all: isEveryone ? sql`${kinds} ${lanes}` : lanes,
    isOther: isEveryone ? sql`lane.place + kind.place > 2` : sql`lane.place > 1`,
  };
};

const inOrder = (most: number): RawBuilder<unknown> =>
  sql`order by ranked_at desc, member_id desc limit ${sql.lit(most)}`;

/** So many of one lane, in their order. */
export const laneOf = (wanted: Wanted, lane: Lane, most: number, more: RawBuilder<unknown> = nothing) =>
  sql`select s.ranked_at, s.member_id ${matching(wanted, lane)} ${more} ${inOrder(most)}`;

/** Whether all who match stand in one order. */
export const isOneLane = ({ gender, dice, decades }: Wanted): boolean =>
  gender !== undefined && (dice ?? decades) === undefined;

/** Only who comes after the place behind which a page begins, where one is said. */
const afterPlace = ({ rankedAt }: Wanted): RawBuilder<unknown> =>
  rankedAt === undefined
    ? nothing
    : sql`and (s.ranked_at, s.member_id) < (${given('rankedAt')}, ${given('member')})`;

/**
 * So many of those who match, in their order: what stands before it, and the rows. The first lane gives that many; of the others
 * only who comes before the last one of those is read, so that lanes in which few match are not gone through.
 */
export const partsOf = (wanted: Wanted, most: number) => {
  const after = afterPlace(wanted);
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
export const firstOf = (wanted: Wanted, most: number): RawBuilder<unknown> => {
  const { before, rows } = partsOf(wanted, most);
  return sql`${before} select * from ${rows}`;
};
