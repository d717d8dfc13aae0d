import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptFolder, postgresFolder, startPostgres } from '@vesper/testing';
import { root, runProgram } from './programs.ts';

/** What the demo world is made of: its members with whoever paints them, the tables. One that is missing is a fault. */
const inputs = [
  'apps/server/src/demo',
  'apps/server/src/platform',
  'apps/server/migrations',
  'package-lock.json',
].map((place) => path.join(root, place));

/** Where a server finds what it has stored; `''` is the database that is embedded in it. */
export interface StoredWorld {
  readonly dataFolder: string;
  readonly databaseUrl: string;
}

/** In a kept world: the data folder, and beside it what PostgreSQL stores. */
const parts = { data: 'data', postgres: 'postgres' } as const;

/** Nobody needs the data after a crash of the machine; and a copy has little of the log to carry. */
const forThrowAway = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
];

/** PostgreSQL's files are its user's, whom it looks for. */
const copyWithOwners = (from: string, to: string): void => {
  execFileSync('cp', ['-a', from, to]);
};

const seed = async ({ dataFolder, databaseUrl }: StoredWorld): Promise<void> =>
  runProgram(process.execPath, ['apps/server/src/database-command.ts', 'seed'], {
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
  });

const seedPostgres = async (kept: string): Promise<void> => {
  const dataFolder = path.join(kept, parts.data);
  mkdirSync(dataFolder);
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-seeding-'));
  try {
    const postgres = await startPostgres(forThrowAway, folder);
    await seed({ dataFolder, databaseUrl: postgres.url });
    await postgres.rest();
    copyWithOwners(path.join(folder, 'data'), path.join(kept, parts.postgres));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * A folder with the whole demo world, made once and kept; its portraits are painted when a journey looks. It is on PostgreSQL
 * where that is installed, which costs the processor less, else on the embedded database.
 */
export const seededWorld = (): Promise<string> =>
  keptFolder(
    path.join(root, 'node_modules/.cache/vesper'),
    `demo-world-${path.basename(path.dirname(postgresFolder() ?? '/embedded/bin'))}`,
    inputs,
    (kept) =>
      postgresFolder()
        ? seedPostgres(kept)
        : seed({ dataFolder: path.join(kept, parts.data), databaseUrl: '' }),
  );

/** A copy of the seeded world in a folder, with a PostgreSQL that is started for it. */
export const openStoredWorld = async (
  folder: string,
): Promise<StoredWorld & { readonly stop: () => Promise<void> }> => {
  const seeded = await seededWorld();
  const dataFolder = path.join(folder, parts.data);
  cpSync(path.join(seeded, parts.data), dataFolder, { recursive: true });
  if (!existsSync(path.join(seeded, parts.postgres)))
    return { dataFolder, databaseUrl: '', stop: async () => undefined };
  const place = mkdtempSync(path.join(tmpdir(), 'vesper-postgres-'));
  copyWithOwners(path.join(seeded, parts.postgres), path.join(place, 'data'));
  const postgres = await startPostgres(forThrowAway, place);
  return { dataFolder, databaseUrl: postgres.url, stop: () => postgres.remove() };
};
