import { type Insertable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** Keeps what a member was called until now. */
export const insertFormerName = async (trx: Trx, row: Insertable<Tables['former_names']>): Promise<void> => {
  await trx.insertInto('former_names').values(row).execute();
};

/** Forgets the names that ended before a moment. */
export const deleteFormerNames = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('former_names').where('until', '<', before).execute();
};

/**
 * What the member in a column was called before, as far as that ended since a moment: a JSON list of names, each with until when, the
 * newest first. It asks for the moment itself, since a round may be late.
 */
export const formerNamesSince = (member: string, since: Date) => sql`coalesce(
  (select jsonb_agg(jsonb_build_object('name', f.name, 'until', f.until) order by f.until desc)
    from former_names f where f.member_id = ${sql.ref(member)} and f.until >= ${since}::timestamptz), '[]'::jsonb)`;

/** What is kept of a member's names, for the download. */
export const exportFormerNames = async (db: Database, member: string) => ({
  former_names: await db
    .selectFrom('former_names')
    .select(['name', 'until'])
    .where('member_id', '=', member)
    .orderBy('until', 'desc')
    .execute(),
});
