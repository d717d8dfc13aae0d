import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenDatabase } from './database.ts';
import { appliedMigrations, applyMigration, takeBackMigration } from './migrations-repository.ts';

const folder = path.join(import.meta.dirname, '../../../migrations');

export interface MigrationStatus {
  readonly name: string;
  readonly applied: boolean;
}

const names = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.up.sql'))
    .map((file) => file.slice(0, -'.up.sql'.length))
    .sort();

/** Every migration in order, and whether this database has it. */
export const migrationStatus = async (open: OpenDatabase): Promise<MigrationStatus[]> => {
  const applied = await appliedMigrations(open);
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
    try {
      await applyMigration(open, name, script);
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
    await takeBackMigration(open, name, await readScript(name, 'down'));
    done.push(name);
  }
  return done;
};
