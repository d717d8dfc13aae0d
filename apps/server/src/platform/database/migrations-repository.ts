import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';

/** Any number will do, as long as all servers of an installation use the same one. */
const migrationLock = 7_318_221;
/** Until the script is done. */
const waitForTurn = `select pg_advisory_xact_lock(${migrationLock});`;

/** The migrations that this database has had. */
export const appliedMigrations = async (open: OpenDatabase): Promise<ReadonlySet<string>> => {
  await open.runScript(
    `${waitForTurn} create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`,
  );
  const rows = await open.db.selectFrom('schema_migrations').select('name').execute();
  return new Set(rows.map((row) => row.name));
};

/** Runs a migration's script and writes down that it was run, both or neither. */
export const applyMigration = ({ runScript }: OpenDatabase, name: string, script: string): Promise<void> =>
  runScript(`${waitForTurn}\n${script}\ninsert into schema_migrations (name) values ('${name}');`);

/** Runs the script that takes a migration back, and forgets that it was run. */
export const takeBackMigration = ({ runScript }: OpenDatabase, name: string, script: string): Promise<void> =>
  runScript(`${script}\ndelete from schema_migrations where name = '${name}';`);

/** The names of all tables, for tests that compare the shape before and after. */
export const tableNames = async (open: OpenDatabase): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(open.db);
  return rows.map((row) => row.name);
};

/** Empties the database, migrations and all. */
export const dropEverything = ({ runScript }: OpenDatabase): Promise<void> =>
  runScript('drop schema public cascade; create schema public;');
