import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** @throws whatever keeps the database from answering */
export const askNothing = async (db: Database): Promise<void> => {
  await sql`select 1`.execute(db);
};
