import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** Sites with accounts that were deleted before this moment. */
export const sitesWithDeleted = async (db: Database, before: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('members')
    .select('site_id')
    .distinct()
    .where('status', '=', 'deleted')
    .where('deleted_at', '<=', before)
    .execute();
  return rows.map((row) => row.site_id);
};

/** Members of a site whose accounts were deleted before this moment, the longest ago first. */
export const findDeleted = async (
  db: Database,
  site: string,
  before: Date,
  most: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', site)
    .where('status', '=', 'deleted')
    .where('deleted_at', '<=', before)
    .orderBy('deleted_at')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
};

/**
 * Deletes the rows of a member from these tables, by the columns that say whose they are: of each table all in one statement, since what
 * its triggers lock has an order within one alone.
 */
export const deleteOwnRows = async (
  trx: Trx,
  places: readonly { readonly table: string; readonly columns: readonly string[] }[],
  member: string,
): Promise<void> => {
  for (const { table, columns } of places) {
    const isTheirs = columns.map((column) => sql`${sql.ref(column)} = ${member}`);
    await sql`delete from ${sql.table(table)} where ${sql.join(isTheirs, sql` or `)}`.execute(trx);
  }
};
