import {
  birthDateRange,
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

/** In kilometres: up to here only the dice around are read; farther ones hold too many, of whom most match anyway. */
const nearest = 50;

const anyDistance = {
  nearX: undefined,
  nearY: undefined,
  nearZ: undefined,
  nearSquare: undefined,
  dice: undefined,
} as const;

/** A distance as values of a statement; in the database it is reckoned in whole numbers, as in the domain (`chordSquare`). */
const nearOf = (from: Point | null, distance: SearchFilter['distance']) =>
  from && distance
    ? {
        nearX: String(from.x),
        nearY: String(from.y),
        nearZ: String(from.z),
        nearSquare: String(chordLimit(distance)),
        dice: distance <= nearest ? `{${diceAround(from, distance).join(',')}}` : undefined,
      }
    : anyDistance;

const dayMs = 24 * 3600 * 1000;
/** Who joined from this day on is new. */
export const newSince = (today: string): string =>
  new Date(Date.parse(today) - newHereDays * dayMs).toISOString().slice(0, 10);

/** A request as values of a statement: what is not asked for is not in its text. */
export const wantedOf = ({ site, viewer, own, filter, from, today, hereSince }: SearchRequest) => ({
  site,
  viewer,
  own,
  ...birthDateRange(filter.minAge, filter.maxAge, today),
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

const nothing = sql``;

/**
 * A value that PostgreSQL does not see while it plans. One plan then serves all values, and it is one that reads an index in
 * its order: planning anew for each search cost as much as the search. The limits of an age are not taken for a range
 * (`is true`), of which PostgreSQL would expect one row in two hundred.
 */
const unseen = (
  value: string,
  type: 'text' | 'uuid' | 'date' | 'timestamptz' | 'integer' | 'bigint' | 'integer[]',
): RawBuilder<unknown> => sql`(select ${value}::${sql.raw(type)})`;

/** Nobody the viewer has blocked, nor who has blocked the viewer, nor the viewer. All of them are read once and not for each row. */
const notWith = (viewer: string): RawBuilder<unknown> => sql`
  and s.member_id <> ${viewer} and s.member_id not in (
    select b.blocked from blocks b where b.blocker = ${viewer}
    union all select b.blocker from blocks b where b.blocked = ${viewer})`;

/** Nobody who looks for another gender than this one. */
const looksFor = (own: string): RawBuilder<unknown> =>
  sql`and (s.sought is null or s.sought = ${unseen(own, 'text')}) is true`;

/** Whose cell is near enough. The sum may not overflow, and nobody without a cell is near. */
const nearEnough = ({ nearX, nearY, nearZ, nearSquare }: Wanted): RawBuilder<unknown> => {
  if (nearX === undefined || nearY === undefined || nearZ === undefined || nearSquare === undefined)
    return nothing;
  const square = (column: string, value: string) =>
    sql`(${sql.ref(column)} - ${unseen(value, 'integer')})::bigint * (${sql.ref(column)} - ${unseen(value, 'integer')})`;
  return sql`and (${square('s.cell_x', nearX)} + ${square('s.cell_y', nearY)} + ${square('s.cell_z', nearZ)}
    <= ${unseen(nearSquare, 'bigint')}) is true`;
};

/**
 * Who has the mark "online" on the card. Whoever is here has been here on that day, which the order knows (`search_rank`), so that
 * nobody of other days is looked up; the sign of life itself is in no index, which each one would write.
 */
const hereNow = (since: string): RawBuilder<unknown> => sql`
  and s.ranked_at >= (select date_trunc('day', ${since}::timestamptz, 'UTC'))
  and (select m.last_seen_at > ${unseen(since, 'timestamptz')} and (m.automatic or not m.fictional)
    from members m where m.id = s.member_id)`;

/** Those of one gender who match, as far as the indexes of `search_profiles` know: of nobody else a row is read. */
const matching = (wanted: Wanted, gender: RawBuilder<unknown>): RawBuilder<unknown> => {
  const {
    site,
    bornFrom,
    bornTo,
    country,
    region,
    realOnly,
    verified,
    withPhoto,
    joinedFrom,
    hereSince,
    viewer,
    own,
  } = wanted;
  return sql`
  from search_profiles s
  where s.site_id = ${unseen(site, 'uuid')} and s.gender = ${gender}
    and (s.birth_date >= ${unseen(bornFrom, 'date')}) is true and (s.birth_date <= ${unseen(bornTo, 'date')}) is true
    ${country === undefined ? nothing : sql`and s.country = ${unseen(country, 'text')}`}
    ${region === undefined ? nothing : sql`and s.region = ${unseen(region, 'text')}`}
    ${realOnly ? sql`and not s.fictional` : nothing}
    ${own === undefined ? nothing : looksFor(own)}
    ${verified ? sql`and s.verified` : nothing}
    ${joinedFrom === undefined ? nothing : sql`and (s.joined_on >= ${unseen(joinedFrom, 'date')}) is true`}
    ${nearEnough(wanted)}
    ${hereSince === undefined ? nothing : hereNow(hereSince)}
    ${withPhoto ? sql`and exists (select 1 from photos p where p.member_id = s.member_id and p.main)` : nothing}
    ${viewer === undefined ? nothing : notWith(viewer)}`;
};

/** For who wants everybody each gender is read for itself, since the indexes begin with it. */
const gendersOf = ({ gender }: Wanted): RawBuilder<unknown>[] =>
  gender === undefined ? genders.map((one) => sql.lit(one)) : [unseen(gender, 'text')];

export const togetherOf = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );

/** So many of those who match, in their order: near by, out of each die that many. */
export const firstOf = (
  wanted: Wanted,
  most: number,
  place: RawBuilder<unknown> = nothing,
): RawBuilder<unknown> => {
  const cut = sql`order by ranked_at desc, member_id desc limit ${sql.lit(most)}`;
  const { dice } = wanted;
  const parts = gendersOf(wanted).map((gender) => {
    const first = (die: RawBuilder<unknown>) =>
      sql`select s.ranked_at, s.member_id ${matching(wanted, gender)} ${die} ${place} ${cut}`;
    return dice === undefined
      ? first(nothing)
      : sql`select near.ranked_at, near.member_id from unnest(${unseen(dice, 'integer[]')}) as around(die)
          cross join lateral (${first(sql`and s.die = around.die`)}) near ${cut}`;
  });
  return sql`select * from (${togetherOf(parts)}) matched ${cut}`;
};
