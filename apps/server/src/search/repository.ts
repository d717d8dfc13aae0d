import { birthDateRange, genders, resultCountCap, type SearchFilter } from '@vesper/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type RankedPlace, type RankedRow, rankedRows } from './found-repository.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import { type Places, statementByShape } from '../platform/database/statement-once.ts';

/** The last row of a page; the next one starts after it. */
export interface SearchPosition {
  readonly rankedAt: string;
  readonly member: string;
}

export interface SearchRequest {
  readonly site: string;
  readonly viewer: string | undefined;
  readonly filter: SearchFilter;
  /** `YYYY-MM-DD`, for ages. */
  readonly today: string;
}

/** A request as values of a statement: what is not asked for is not in its text. */
const wantedOf = ({ site, viewer, filter, today }: SearchRequest) => ({
  site,
  viewer,
  ...birthDateRange(filter.minAge, filter.maxAge, today),
  gender: filter.gender ?? undefined,
  country: filter.country ?? undefined,
  region: filter.region ?? undefined,
  realOnly: filter.realOnly,
});

type Wanted = Places<ReturnType<typeof wantedOf>>;

const nothing = sql``;

/**
 * A value that PostgreSQL does not see while it plans. One plan then serves all values, and it is one that reads an index in
 * its order: planning anew for each search cost as much as the search. The limits of an age are not taken for a range
 * (`is true`), of which PostgreSQL would expect one row in two hundred.
 */
const unseen = (value: string, type: 'text' | 'uuid' | 'date'): RawBuilder<unknown> =>
  sql`(select ${value}::${sql.raw(type)})`;

/** Nobody the viewer has blocked, nor who has blocked the viewer, nor the viewer. All of them are read once and not for each row. */
const notWith = (viewer: string): RawBuilder<unknown> => sql`
  and s.member_id <> ${viewer} and s.member_id not in (
    select b.blocked from blocks b where b.blocker = ${viewer}
    union all select b.blocker from blocks b where b.blocked = ${viewer})`;

/** Those of one gender who match, as far as the indexes of `search_profiles` know: of nobody else a row is read. */
const matching = (
  { site, bornFrom, bornTo, country, region, realOnly, viewer }: Wanted,
  gender: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  from search_profiles s
  where s.site_id = ${unseen(site, 'uuid')} and s.gender = ${gender}
    and (s.birth_date >= ${unseen(bornFrom, 'date')}) is true and (s.birth_date <= ${unseen(bornTo, 'date')}) is true
    ${country === undefined ? nothing : sql`and s.country = ${unseen(country, 'text')}`}
    ${region === undefined ? nothing : sql`and s.region = ${unseen(region, 'text')}`}
    ${realOnly ? sql`and not s.fictional` : nothing}
    ${viewer === undefined ? nothing : notWith(viewer)}`;

/** For who wants everybody each gender is read for itself, since the indexes begin with it. */
const gendersOf = ({ gender }: Wanted): RawBuilder<unknown>[] =>
  gender === undefined ? genders.map((one) => sql.lit(one)) : [unseen(gender, 'text')];

const togetherOf = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );

/** So many of those who match, in their order. */
const firstOf = (wanted: Wanted, most: number, place: RawBuilder<unknown> = nothing): RawBuilder<unknown> => {
  const cut = sql`order by ranked_at desc, member_id desc limit ${sql.lit(most)}`;
  const parts = gendersOf(wanted).map(
    (gender) => sql`select s.ranked_at, s.member_id ${matching(wanted, gender)} ${place} ${cut}`,
  );
  return sql`select * from (${togetherOf(parts)}) matched ${cut}`;
};

/** The rows of one page in order, after a place. */
const pageOf = (wanted: Wanted, most: number, after?: SearchPosition) =>
  sql<RankedPlace>`(${firstOf(
    wanted,
    most,
    after && sql`and (s.ranked_at, s.member_id) < (${after.rankedAt}::timestamptz, ${after.member}::uuid)`,
  )})`;

/** The rows of the first page with how many match, counted no further than one above the cap: read in one go. */
const countedPageOf = (wanted: Wanted, most: number) =>
  sql<RankedPlace & { count: number }>`(
    select ranked_at, member_id, count(*) over ()::int as count from (${firstOf(wanted, resultCountCap + 1)}) counted
    order by ranked_at desc, member_id desc limit ${sql.lit(most)})`;

export interface SearchPage {
  readonly rows: readonly RankedRow[];
  readonly count: number;
}

/** How many a page has. */
export const pageSize = 24;
/** How many are read of those who are shown below a page that has few. */
const elsewhereRows = 20;
/** Of each pool so many who were here last are compared. */
const poolSize = 60;

const firstPage = statementByShape<RankedRow & { count: number }, ReturnType<typeof wantedOf>>((db, wanted) =>
  rankedRows(db, wanted.viewer, countedPageOf(wanted, pageSize + 1)).select(
    sql<number>`ranked.count`.as('count'),
  ),
);

const laterPage = statementByShape<
  RankedRow,
  ReturnType<typeof wantedOf> & { rankedAt: string; member: string }
>((db, { rankedAt, member, ...wanted }) =>
  rankedRows(db, wanted.viewer, pageOf(wanted, pageSize + 1, { rankedAt, member })),
);

/**
 * The first page of members with all that their cards say, most recently active first, and how many match, in one statement;
 * one more row than a page has tells that more follow.
 */
export const searchMembers = async (db: Database, request: SearchRequest): Promise<SearchPage> => {
  const rows = await firstPage(db, wantedOf(request));
  return { rows, count: rows[0]?.count ?? 0 };
};

/** The page after a place; how many match was counted with the first one. */
export const searchFurther = (
  db: Database,
  request: SearchRequest,
  { rankedAt, member }: SearchPosition,
): Promise<RankedRow[]> => laterPage(db, { ...wantedOf(request), rankedAt, member });

const elsewhereStatement = statementByShape<RankedRow, ReturnType<typeof wantedOf>>((db, wanted) =>
  rankedRows(db, wanted.viewer, pageOf(wanted, elsewhereRows)),
);

/** The same page alone, for who is shown below a page that has few. */
export const searchElsewhere = (db: Database, request: SearchRequest): Promise<RankedRow[]> =>
  elsewhereStatement(db, wantedOf(request));

/** One who may be somebody's first match. */
export type PoolRow = Pick<
  Selectable<Tables['members']>,
  | 'id'
  | 'gender'
  | 'search_gender'
  | 'country'
  | 'region'
  | 'birth_date'
  | 'interests'
  | 'fictional'
  | 'last_seen_at'
>;

/** Several pools in one statement, each those who were here last of those who fit a request; somebody may be in more than one. */
export const readPools = async (
  db: Database,
  requests: readonly SearchRequest[],
): Promise<readonly PoolRow[]> => {
  if (requests.length === 0) return [];
  const pools = requests.map(
    (request) => sql`select member_id from ${pageOf(wantedOf(request), poolSize)} pool`,
  );
  const { rows } = await sql<PoolRow>`
    select m.id, m.gender, m.search_gender, m.country, m.region, m.birth_date, m.interests, m.fictional, m.last_seen_at
    from (${togetherOf(pools)}) found join members m on m.id = found.member_id`.execute(db);
  return rows;
};
