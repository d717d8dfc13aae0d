import { birthDateRange, resultCountCap, type SearchFilter } from '@vesper/domain';
import { sql } from 'kysely';
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

/** One page of members, most recently active first, after `position`; one more row than asked tells that more follow. */
export const searchMembers = async (
  db: Database,
  request: SearchRequest,
  limit: number,
  position?: SearchPosition,
): Promise<SearchPosition[]> => {
  let query = matching(db, request)
    // Full microseconds as text: a JavaScript date would cut them off and the next page would repeat rows.
    .select([sql<string>`s.ranked_at::text`.as('rankedAt'), 's.member_id as member'])
    .orderBy('s.ranked_at', 'desc')
    .orderBy('s.member_id', 'desc')
    .limit(limit);
  if (position)
    query = query.where(
      sql<boolean>`(s.ranked_at, s.member_id) < (${position.rankedAt}::timestamptz, ${position.member}::uuid)`,
    );
  return query.execute();
};

/** How many match, counted no further than one above the cap. */
export const countMembers = async (db: Database, request: SearchRequest): Promise<number> => {
  const row = await db
    .selectFrom(
      matching(db, request)
        .select('s.member_id')
        .limit(resultCountCap + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

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
