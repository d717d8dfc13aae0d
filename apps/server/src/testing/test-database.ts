import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Config, readConfig } from '../platform/config.ts';

export interface TestDatabase {
  readonly dataFolder: string;
  /** Set when this run tests PostgreSQL (TEST_DATABASE_URL); the embedded database otherwise. */
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

const admin = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * A database of its own for one test file: a fresh folder, and on PostgreSQL a fresh database. With a template (a folder,
 * or the name of a database that nobody is connected to) it begins as a copy of that.
 */
export const makeTestDatabase = async (template?: string): Promise<TestDatabase> => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'vesper-test-'));
  const base = process.env.TEST_DATABASE_URL;
  if (!base) {
    if (template) await cp(template, dataFolder, { recursive: true });
    return { dataFolder, databaseUrl: undefined, remove: () => rm(dataFolder, { recursive: true }) };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying the files of a small database takes two fifths of what writing each of its pages to the log takes.
  await admin(base, `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return {
    dataFolder,
    databaseUrl: url.href,
    remove: async () => {
      await admin(base, `drop database if exists ${name} with (force)`);
      await rm(dataFolder, { recursive: true });
    },
  };
};

/** The settings of a test's own server on that database; `changes` are further environment variables. */
export const testConfig = (
  { dataFolder, databaseUrl }: Pick<TestDatabase, 'dataFolder' | 'databaseUrl'>,
  changes: NodeJS.ProcessEnv = {},
): Config =>
  readConfig({
    VESPER_MODE: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl ?? '',
    ...changes,
  });
