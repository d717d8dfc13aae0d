import { birthDateRange, resultCountCap, type SearchFilter } from '@vesper/domain';
import { sql } from 'kysely';
import { type FoundRow, foundRows } from './found-repository.ts';
import type { Database } from '../platform/database/database.ts';

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

/** Whom a search finds, as a query that is still to be ordered and cut; the searcher and blocked members are left out. */
const matching = (db: Database, { site, viewer, filter, today }: SearchRequest) => {
  const { bornFrom, bornTo } = birthDateRange(filter.minAge, filter.maxAge, today);
  let query = db
    .selectFrom('search_profiles as s')
    .where('s.site_id', '=', site)
    .where('s.birth_date', '>=', bornFrom)
    .where('s.birth_date', '<=', bornTo);
  if (filter.gender) query = query.where('s.gender', '=', filter.gender);
  if (filter.country) query = query.where('s.country', '=', filter.country);
  if (filter.region) query = query.where('s.region', '=', filter.region);
  if (filter.realOnly) query = query.where('s.fictional', '=', false);
  if (viewer)
    query = query.where('s.member_id', '<>', viewer).where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks as b')
            .select('b.blocker')
            .where((where) =>
              where.or([
                where.and([
                  where('b.blocker', '=', viewer),
                  where('b.blocked', '=', where.ref('s.member_id')),
                ]),
                where.and([
                  where('b.blocked', '=', viewer),
                  where('b.blocker', '=', where.ref('s.member_id')),
                ]),
              ]),
            ),
        ),
      ),
    );
  return query;
};

/** The rows of one page in order, after `position`. */
const pageOf = (db: Database, request: SearchRequest, limit: number, position?: SearchPosition) => {
  const query = matching(db, request)
    .select(['s.ranked_at', 's.member_id'])
    .orderBy('s.ranked_at', 'desc')
    .orderBy('s.member_id', 'desc')
    .limit(limit);
  return position
    ? query.where(
        sql<boolean>`(s.ranked_at, s.member_id) < (${position.rankedAt}::timestamptz, ${position.member}::uuid)`,
      )
    : query;
};

/** How many match, counted no further than one above the cap. */
const countOf = (db: Database, request: SearchRequest) =>
  db
    .selectFrom(
      matching(db, request)
        .select('s.member_id')
        .limit(resultCountCap + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'));

export interface SearchPage {
  readonly rows: readonly FoundRow[];
  readonly count: number;
}

/**
 * One page of members with all that their cards say, most recently active first, after `position`, and how many match, in
 * one statement; one more row than asked tells that more follow.
 */
export const searchMembers = async (
  db: Database,
  request: SearchRequest,
  limit: number,
  position?: SearchPosition,
): Promise<SearchPage> => {
  const { rows } = await sql<FoundRow & { count: number }>`
    with counted as (${countOf(db, request)})
    select page.*, counted.count from counted left join (${foundRows(db, request.viewer, pageOf(db, request, limit, position))}) page
      on true order by page.ranked_at desc, page.id desc`.execute(db);
  // Where nobody is on the page, the number still comes, in a row without a member.
  return { rows: rows.filter(({ id }) => id !== null), count: Number(rows[0]?.count ?? 0) };
};

/** The same page alone, for who is shown below a page that has few. */
export const searchElsewhere = (db: Database, request: SearchRequest, limit: number): Promise<FoundRow[]> =>
  foundRows(db, request.viewer, pageOf(db, request, limit))
    .orderBy('ranked.ranked_at', 'desc')
    .orderBy('ranked.member_id', 'desc')
    .execute();

/** One pool: those who were here last of those who fit the request. */
const poolOf = (db: Database, request: SearchRequest, most: number) =>
  matching(db, request)
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select([
      'm.id',
      'm.gender',
      'm.search_gender',
      'm.country',
      'm.region',
      'm.birth_date',
      'm.interests',
      'm.fictional',
      'm.last_seen_at',
    ])
    .orderBy('s.ranked_at', 'desc')
    .orderBy('s.member_id', 'desc')
    .limit(most);

/** Several pools in one statement; somebody may be in more than one. */
export const readPools = async (db: Database, requests: readonly SearchRequest[], most: number) => {
  const [first, ...others] = requests.map((request) =>
    db.selectFrom(poolOf(db, request, most).as('pool')).selectAll(),
  );
  return first ? others.reduce((query, pool) => query.unionAll(pool), first).execute() : [];
};
