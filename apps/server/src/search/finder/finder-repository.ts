import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { statementByShape } from '../../platform/database/statement-once.ts';
import type { Member } from '../../member/repository.ts';
import { type RankedPlace, type RankedRow, rankedRows } from '../found-repository.ts';
import { newSince, type SearchRequest, wantedOf, type WantedValues } from '../wanted.ts';
import { firstOf, withBarred } from '../lanes/lanes-repository.ts';

/** Of so many who were here last of those who match the best come first; however many there are. */
const poolSize = 240;

/** One who matches, with the card, and what it is ranked by. */
export type FinderRow = RankedRow & Pick<Member, 'search_gender'> & { readonly is_new: boolean };

/** Who is looked for, by whom: nobody who looks for another gender than theirs. */
export interface FinderRequest extends SearchRequest {
  readonly own: string | undefined;
}

const pool = statementByShape<FinderRow, WantedValues & { since: string }>((db, { since, ...wanted }) =>
  rankedRows(
    db,
    wanted.viewer,
    sql<RankedPlace>`(${withBarred(wanted.viewer, firstOf(wanted, poolSize))})`,
  ).select([
    'members.search_gender',
    sql<boolean>`(members.signup_at at time zone 'UTC')::date >= ${since}::date`.as('is_new'),
  ]),
);

/** Those who match and were here last, with all that their cards say and what they are ranked by: one statement, off one index. */
export const readFinderPool = (db: Database, request: FinderRequest): Promise<FinderRow[]> =>
  pool(db, { ...wantedOf(request), since: newSince(request.today) });

const anybody = statementByShape<{ member_id: string }, WantedValues>((db, wanted) =>
  db
    .selectFrom(sql<RankedPlace>`(${withBarred(wanted.viewer, firstOf(wanted, 1))})`.as('found'))
    .select('found.member_id'),
);

/**
 * The first of several requests that finds anybody, by its place; undefined where none does. One after the other: each is kept prepared, and
 * mostly the first or second is filled. A statement of all has too many values for it (decision 154).
 */
export const findFirstFilled = async (
  db: Database,
  requests: readonly FinderRequest[],
): Promise<number | undefined> => {
  for (const [place, request] of requests.entries())
    if ((await anybody(db, wantedOf(request))).length > 0) return place;
  return undefined;
};
