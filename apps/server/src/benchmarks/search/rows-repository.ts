import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../platform/database/database.ts';

/** What a database has read so far, of tables and of indexes. */
export interface RowsRead {
  /** Rows out of tables. */
  readonly rows: number;
  /** Entries of indexes. */
  readonly entries: number;
}

/** Reads the counters of a database, once all that was asked has been counted; `noteHere` writes signs of life of now. */
export const openCounters = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const read = async (): Promise<RowsRead> => {
    // A connection hands in its counts when it has been idle for ten seconds.
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ rows: string; entries: string }>(`
      select (select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) from pg_stat_user_tables) as rows,
        (select sum(idx_tup_read) from pg_stat_user_indexes) as entries`);
    return { rows: Number(rows[0]?.rows), entries: Number(rows[0]?.entries) };
  };
  const noteHere = async (members: readonly string[]): Promise<void> => {
    await client.query('update members set last_seen_at = now() where id = any($1)', [members]);
    await client.query('update sessions set last_seen_at = now() where member_id = any($1)', [members]);
  };
  return { read, noteHere, end: () => client.end() };
};

/** What the indexes of search take on the disk, those of who is here now among them. */
export const readIndexBytes = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select (pg_indexes_size('search_profiles') + pg_indexes_size('search_profiles_here'))::float8 as bytes`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
};

/** So many members who can be found. */
export const readMembers = async (db: Database, count: number): Promise<string[]> => {
  const rows = await db.selectFrom('search_profiles').select('member_id').limit(count).execute();
  return rows.map((row) => row.member_id);
};

export const tidySearch = async (db: Database): Promise<void> => {
  await sql`vacuum search_profiles, search_profiles_here`.execute(db);
};

/** Gives these members one password, by its hash. */
export const setPasswords = async (db: Database, ids: readonly string[], hash: string): Promise<void> => {
  await db.updateTable('members').set({ password_hash: hash }).where('id', 'in', ids).execute();
};
