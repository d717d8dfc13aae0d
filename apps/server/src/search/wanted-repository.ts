import {
  birthDateRange,
  birthDecades,
  chordLimit,
  diceAround,
  genders,
  newHereDays,
  type Point,
  type SearchFilter,
} from '@vesper/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Places } from '../platform/database/statement-once.ts';

export interface SearchRequest {
  readonly site: string;
  readonly viewer: string | undefined;
  readonly filter: SearchFilter;
  /** The gender of whoever searches: nobody who looks for another one is found. */
  readonly own?: string | undefined;
  /** Where whoever searches is on the map, if anywhere; without it a distance filters nothing. */
  readonly from: Point | null;
  /** `YYYY-MM-DD`, for ages and for who is new. */
  readonly today: string;
  /** Since when somebody must have been seen to be here now; said where a filter may ask for it. */
  readonly hereSince?: Date;
}

const nothing = sql``;

/** In kilometres: up to here the dice around are read; farther there are so many that the decades are read, and their entries looked through. */
const nearest = 50;

const anyDistance = {
  nearX: undefined,
  nearY: undefined,
  nearZ: undefined,
  nearReach: undefined,
  nearSquare: undefined,
  dice: undefined,
} as const;

/** A list of numbers as PostgreSQL reads one. */
const listOf = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

/** A distance as values of a statement; in the database it is reckoned in whole numbers, as in the domain (`chordSquare`). */
const nearOf = (from: Point | null, distance: SearchFilter['distance']) =>
  from && distance
    ? {
        nearX: String(from.x),
        nearY: String(from.y),
        nearZ: String(from.z),
        nearReach: String(distance * 1000),
        nearSquare: String(chordLimit(distance)),
        dice: distance <= nearest ? listOf(diceAround(from, distance)) : undefined,
      }
    : anyDistance;

const dayMs = 24 * 3600 * 1000;
/** Who joined from this day on is new. */
export const newSince = (today: string): string =>
  new Date(Date.parse(today) - newHereDays * dayMs).toISOString().slice(0, 10);

/** Who is between two ages, as values of a statement. */
export const bornBetween = (
  minAge: number,
  maxAge: number,
  today: string,
): { bornFrom: string; bornTo: string; decades: string } => {
  const range = birthDateRange(minAge, maxAge, today);
  return { ...range, decades: listOf(birthDecades(range)) };
};

/** A request as values of a statement: what is not asked for is not in its text. */
export const wantedOf = ({ site, viewer, own, filter, from, today, hereSince }: SearchRequest) => ({
  site,
  viewer,
  own,
  ...bornBetween(filter.minAge, filter.maxAge, today),
  gender: filter.gender ?? undefined,
  country: filter.country ?? undefined,
  region: filter.region ?? undefined,
  realOnly: filter.realOnly,
  withPhoto: filter.withPhoto,
  verified: filter.verified,
  joinedFrom: filter.newHere ? newSince(today) : undefined,
  hereSince: filter.online ? hereSince?.toISOString() : undefined,
  ...nearOf(from, filter.distance),
});

export type WantedValues = ReturnType<typeof wantedOf>;
export type Wanted = Places<WantedValues>;

/** What only a search asks for; other lists of people leave it open. */
export const nothingElse = {
  own: undefined,
  region: undefined,
  withPhoto: false,
  verified: false,
  joinedFrom: undefined,
  hereSince: undefined,
  ...anyDistance,
} as const;

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
        select array_agg(member order by member) from (
          select ${viewer}::uuid as member
          union all select b.blocked from blocks b where b.blocker = ${viewer}
          union all select b.blocker from blocks b where b.blocked = ${viewer} ${others}) each)
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
  const lanes = sql`${wanted.dice ?? wanted.decades}::integer[] as lanes`;
  const barred = wanted.viewer === undefined ? [] : [sql`(select b.members from barred b) as barred`];
  return sql`asked as not materialized (select ${sql.join([...values, lanes, ...barred])} offset 0)`;
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

/** Those of one gender in one lane who match, as far as the indexes of `search_profiles` know: of nobody else a row is read. */
const matching = (
  wanted: Wanted,
  gender: RawBuilder<unknown>,
  lane: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  from search_profiles s
  where s.site_id = ${given('site')} and s.gender = ${gender}
    and ${wanted.dice === undefined ? sql`s.decade` : sql`s.die`} = ${lane}
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
    ${wanted.viewer === undefined ? nothing : notBarred}`;

export const togetherOf = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );

/**
 * The lanes of a search: dice near by, decades of birth otherwise, each of one gender and an order of its own in the index. The one
 * in which most match is the first.
 */
const lanesOf = ({ gender }: Wanted) => {
  const everyone = genders.map((one, index) => sql`(${sql.lit(one)}, ${sql.lit(index + 1)})`);
  const kinds = gender === undefined ? sql.join(everyone) : sql`(${given('gender')}, 1)`;
  return {
    firstGender: gender === undefined ? sql.lit(genders[0]) : given('gender'),
    first: sql`asked.lanes[1]`,
    /** As rows: number, gender, and which it is. */
    all: sql`cross join unnest(asked.lanes) with ordinality as lane (number, place)
      cross join lateral (values ${kinds}) as kind (gender, place)`,
  };
};

/**
 * So many of those who match, in their order: what stands before it, and the rows. The first lane gives that many; of the others
 * only who comes before the last one of those is read, so that lanes in which few match are not gone through.
 */
const partsOf = (wanted: Wanted, most: number, after: RawBuilder<unknown>) => {
  const cut = sql`order by ranked_at desc, member_id desc limit ${sql.lit(most)}`;
  const lanes = lanesOf(wanted);
  const of = (gender: RawBuilder<unknown>, lane: RawBuilder<unknown>, more: RawBuilder<unknown>) =>
    sql`lateral (select s.ranked_at, s.member_id ${matching(wanted, gender, lane)} ${after} ${more} ${cut}) as near`;
  const bound = sql`and s.ranked_at >= (
    select case when count(*) < ${sql.lit(most)} then '-infinity' else min(ranked_at) end from first)`;
  return {
    before: sql`with ${askedOf(wanted)}, first as materialized (
      select near.* from asked cross join ${of(lanes.firstGender, lanes.first, nothing)})`,
    rows: sql`(
      select * from first
      union all
      select near.* from asked ${lanes.all}
        cross join ${of(sql`kind.gender`, sql`lane.number`, bound)}
        where lane.place + kind.place > 2
    ) matched ${cut}`,
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

/** The same, and with each how many match, counted no further than `mostCounted`. */
export const firstCountedOf = (wanted: Wanted, most: number, mostCounted: number): RawBuilder<unknown> => {
  const { before, rows } = partsOf(wanted, most, nothing);
  // Each lane in its order, though that counts nothing: so the plan is the same as for a page.
  const count = sql`select count(*)::int from (
    select 1 from asked ${lanesOf(wanted).all} cross join lateral (
      select 1 ${matching(wanted, sql`kind.gender`, sql`lane.number`)}
      order by s.ranked_at desc, s.member_id desc limit ${sql.lit(mostCounted)}) one
    limit ${sql.lit(mostCounted)}) counted`;
  return sql`${before} select matched.*, (${count}) as count from ${rows}`;
};
