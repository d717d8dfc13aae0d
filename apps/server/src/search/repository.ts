import { resultCountCap } from '@vesper/domain';
import { type Selectable, sql } from 'kysely';
import { type RankedPlace, type RankedRow, rankedRows } from './found-repository.ts';
import { type Database, readBehind } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import { statementByShape } from '../platform/database/statement-once.ts';
import {
  type SearchPosition,
  type SearchRequest,
  type Wanted,
  wantedOf,
  type WantedValues,
} from './wanted.ts';
import { firstCountedOf } from './lanes/counted-repository.ts';
import { barringOf, firstOf, togetherOf, withBarred } from './lanes/lanes-repository.ts';

/** The rows of one page in order. */
const pageOf = (wanted: Wanted, most: number) =>
  sql<RankedPlace>`(${withBarred(barringOf(wanted), firstOf(wanted, most))})`;

/** The rows of the first page with how many match, counted no further than one above the cap. */
const countedPageOf = (wanted: Wanted, most: number) =>
  sql<RankedPlace & { count: number }>`(${firstCountedOf(wanted, most, resultCountCap + 1)})`;

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

const firstPage = statementByShape<RankedRow & { count: number }, WantedValues>(
  (db, wanted) =>
    rankedRows(db, wanted.viewer, countedPageOf(wanted, pageSize + 1)).select(
      sql<number>`ranked.count`.as('count'),
    ),
  readBehind,
);

const laterPage = statementByShape<RankedRow, WantedValues>(
  (db, wanted) => rankedRows(db, wanted.viewer, pageOf(wanted, pageSize + 1)),
  readBehind,
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

const elsewhereStatement = statementByShape<RankedRow, WantedValues>((db, wanted) =>
  rankedRows(db, wanted.viewer, pageOf(wanted, elsewhereRows)),
);

/** The same page alone, for who is shown below a page that has few. */
export const searchElsewhere = (db: Database, request: SearchRequest): Promise<RankedRow[]> =>
  elsewhereStatement(db, wantedOf(request));

/** One who may be somebody's first match. */
export type PoolRow = Pick<
  Selectable<Tables['members']>,
  'id' | 'gender' | 'search_gender' | 'country' | 'region' | 'city' | 'birth_date' | 'interests' | 'fictional'
> &
  Pick<RankedPlace, 'ranked_at'>;

/** Several pools of one viewer in one statement, each those who were here last of those who fit a request; somebody may be in more than one. */
export const readPools = async (
  db: Database,
  requests: readonly SearchRequest[],
): Promise<readonly PoolRow[]> => {
  if (requests.length === 0) return [];
  const pools = requests.map(
    (request) => sql`select member_id, ranked_at from (${firstOf(wantedOf(request), poolSize)}) pool`,
  );
  const found = withBarred(requests[0]?.viewer, togetherOf(pools));
  const { rows } = await sql<PoolRow>`
    select m.id, m.gender, m.search_gender, m.country, m.region, m.city, m.birth_date, m.interests, m.fictional, found.ranked_at
    from (${found}) found join members m on m.id = found.member_id`.execute(db);
  return rows;
};
