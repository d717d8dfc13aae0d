import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { TestServer } from './test-server.ts';

/** Whether an act waits for a row, or has come to its end without. PostgreSQL only. */
export const waitsForARow = async (db: Database, isOver: () => boolean): Promise<boolean> => {
  while (!isOver()) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows[0]?.waiting) return true;
  }
  return false;
};

/**
 * Begins an act while another transaction holds a row, as another act at the same moment does. PostgreSQL only: the
 * embedded database runs one transaction after the other.
 * @param meanwhile is done while the act waits
 * @returns whether the act waited for the row, and what came of it after the other transaction was committed
 */
export const whileHeld = async <T>(
  { services: { db } }: Pick<TestServer, 'services'>,
  hold: (trx: Trx) => Promise<unknown>,
  act: () => Promise<T>,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<{ waited: boolean; result: T }> => {
  const { running, waited } = await db.transaction().execute(async (trx) => {
    await hold(trx);
    let over = false;
    const begun = act().finally(() => (over = true));
    const settled = begun.then(
      (result) => () => result,
      (error: unknown) => () => {
        throw error;
      },
    );
    const hasWaited = await waitsForARow(db, () => over);
    if (hasWaited) await meanwhile();
    return { running: settled, waited: hasWaited };
  });
  return { waited, result: (await running)() };
};

/** Whether nobody holds the row with this value in that column. */
export const isFree = async (
  db: Database,
  table: string,
  column: string,
  value: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${value} for no key update skip locked`.execute(
    db,
  );
  return rows.length > 0;
};
