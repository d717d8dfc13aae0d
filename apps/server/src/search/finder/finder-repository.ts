import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { statementByShape } from '../../platform/database/statement-once.ts';
import type { Member } from '../../member/repository.ts';
import { type RankedPlace, type RankedRow, rankedRows } from '../found-repository.ts';
import { newSince, type SearchRequest, type Wanted, wantedOf, type WantedValues } from '../wanted.ts';
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

/** The first of several requests of one viewer that finds anybody, by its place; undefined where none does. One statement, one row of each. */
export const findFirstFilled = async (
  db: Database,
  requests: readonly FinderRequest[],
): Promise<number | undefined> => {
  if (requests.length === 0) return undefined;
  const asked = requests.map((request, place) => {
    const wanted: Wanted = wantedOf(request);
    return sql`select ${sql.lit(place)} as place where exists (select 1 from (${firstOf(wanted, 1)}) anybody)`;
  });
  const { rows } = await sql<{ place: number }>`
    ${withBarred(requests[0]?.viewer, sql.join(asked, sql` union all `))} order by place limit 1`.execute(db);
  return rows[0]?.place;
};
