import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

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

/** A database of its own for one test file: a fresh folder, and on PostgreSQL a fresh database. */
export const makeTestDatabase = async (): Promise<TestDatabase> => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'vesper-test-'));
  const base = process.env.TEST_DATABASE_URL;
  if (!base) return { dataFolder, databaseUrl: undefined, remove: () => rm(dataFolder, { recursive: true }) };
  const name = `test_${randomBytes(8).toString('hex')}`;
  await admin(base, `create database ${name}`);
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
