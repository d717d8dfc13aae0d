import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';

const folder = path.join(import.meta.dirname, '../../../migrations');
/** Any number will do, as long as all servers of an installation use the same one. */
const migrationLock = 7_318_221;

export interface MigrationStatus {
  readonly name: string;
  readonly applied: boolean;
}

const names = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.up.sql'))
    .map((file) => file.slice(0, -'.up.sql'.length))
    .sort();

const prepare = (open: OpenDatabase): Promise<void> =>
  open.runScript(
    `select pg_advisory_xact_lock(${migrationLock}); create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`,
  );

/** Every migration in order, and whether this database has it. */
export const migrationStatus = async (open: OpenDatabase): Promise<MigrationStatus[]> => {
  await prepare(open);
  const rows = await open.db.selectFrom('schema_migrations').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  return (await names()).map((name) => ({ name, applied: applied.has(name) }));
};

const isApplied = async (open: OpenDatabase, name: string): Promise<boolean> =>
  (await migrationStatus(open)).some((row) => row.name === name && row.applied);

const readScript = (name: string, direction: 'up' | 'down'): Promise<string> =>
  readFile(path.join(folder, `${name}.${direction}.sql`), 'utf8');

/**
 * Brings the database to the newest shape; each migration wholly or not at all. Two servers may start at once: the one
 * that comes second finds the work done.
 * @returns the names that were applied by this call
 */
export const migrateUp = async (open: OpenDatabase, onStep: (name: string) => void = () => undefined) => {
  const done: string[] = [];
  for (const { name, applied } of await migrationStatus(open)) {
    if (applied) continue;
    onStep(name);
    const script = await readScript(name, 'up');
    const record = `insert into schema_migrations (name) values ('${name}');`;
    try {
      await open.runScript(`select pg_advisory_xact_lock(${migrationLock});\n${script}\n${record}`);
      done.push(name);
    } catch (error) {
      if (!(await isApplied(open, name))) throw error;
    }
  }
  return done;
};

/** Takes the newest `count` migrations back, newest first. Their data goes with them. */
export const migrateDown = async (open: OpenDatabase, count: number): Promise<string[]> => {
  const applied = (await migrationStatus(open)).filter((row) => row.applied).map((row) => row.name);
  const done: string[] = [];
  for (const name of applied.reverse().slice(0, count)) {
    const script = await readScript(name, 'down');
    await open.runScript(`${script}\ndelete from schema_migrations where name = '${name}';`);
    done.push(name);
  }
  return done;
};

/** The names of all tables, for tests that compare the shape before and after. */
export const tableNames = async (open: OpenDatabase): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(open.db);
  return rows.map((row) => row.name);
};

/** Empties the database, migrations and all. */
export const dropEverything = ({ runScript }: OpenDatabase): Promise<void> =>
  runScript('drop schema public cascade; create schema public;');
