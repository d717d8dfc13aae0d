import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from './config.ts';
import type { Tables } from './database-tables.ts';
import { EmbeddedDialect } from './embedded-dialect.ts';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  /** Runs several statements in one go, all or nothing (migrations). */
  runScript(script: string): Promise<void>;
}

/** PostgreSQL's type numbers whose values the two drivers would hand over differently. */
const int8 = 20;
const date = 1082;
/** Connections to PostgreSQL that one server has open at most; who finds none free waits for one, then is told 503. */
export const poolSize = 20;
const connectTimeoutMs = 3000;

const asNumber = (value: string): number => Number(value);
const asText = (value: string): string => value;

const openEmbedded = async (folder: string): Promise<OpenDatabase> => {
  const pglite = new PGlite(path.join(folder, 'database'), { parsers: { [int8]: asNumber, [date]: asText } });
  await pglite.waitReady;
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect({ pglite }) });
  return { db, runScript: async (script) => void (await pglite.exec(script)) };
};

const openPostgres = (connectionString: string, onError: (error: Error) => void): OpenDatabase => {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, asNumber);
  types.setTypeParser(date, asText);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'vesper',
  });
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', onError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, runScript: async (script) => void (await pool.query(script)) };
};

/** Opens the embedded database in the data folder, or PostgreSQL when `databaseUrl` is set. Closed by `db.destroy()`. */
export const openDatabase = async (
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  onError: (error: Error) => void = () => undefined,
): Promise<OpenDatabase> =>
  config.databaseUrl ? openPostgres(config.databaseUrl, onError) : openEmbedded(config.dataFolder);

const hasCode = (error: unknown): error is { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** Serialization failure and deadlock: the same transaction may simply be tried again. */
export const isRetryable = (error: unknown): boolean =>
  hasCode(error) && (error.code === '40001' || error.code === '40P01');

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
]);

/** The database can not be reached at the moment (as opposed to: refused this query). */
export const isUnavailable = (error: unknown): boolean =>
  (hasCode(error) && (connectionCodes.has(error.code) || error.code.startsWith('08'))) ||
  (error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message));

/** The database could not read a value (class 22): a number too large, a time that is none. */
export const isUnreadable = (error: unknown): boolean => hasCode(error) && /^22[0-9A-Z]{3}$/.test(error.code);

/** The name of the unique or check constraint that refused a row, if that is what happened. */
export const violatedConstraint = (error: unknown): string | undefined =>
  hasCode(error) && (error.code === '23505' || error.code === '23514') && 'constraint' in error
    ? String(error.constraint)
    : undefined;
