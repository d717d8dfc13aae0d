import { channel } from 'node:diagnostics_channel';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type CompiledQuery, Kysely, type LogEvent } from 'kysely';
import type { Config } from '../config.ts';
import type { Tables } from './database-tables.ts';
import { EmbeddedDialect } from './drivers/embedded-dialect.ts';
import { LateBeginDialect } from './drivers/postgres-dialect.ts';
import {
  asNumber,
  asText,
  date,
  int8,
  openPool,
  randomPageCost,
  runPostgresScript,
} from './drivers/postgres-pool.ts';
import { asTime, timestamptz } from './drivers/rows/read-time.ts';
import { ReadsTogether } from './drivers/reads-together.ts';
import { isStaleStatement } from './drivers/statement-names.ts';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  /** Runs several statements in one go, all or nothing (migrations). */
  runScript(script: string): Promise<void>;
}

/** Every statement that is asked, `begin` and `commit` among them: its text is published once it is answered. */
export const statements = channel('vesper.statement');

const log = ({ query }: LogEvent): void => {
  if (statements.hasSubscribers) statements.publish(query.sql);
};

const readers = new WeakMap<Database, ReadsTogether>();

/** Asks a statement of which the text is at hand in one of the reader's ways; in a transaction, and by the embedded database, as any other. */
const readBy =
  (way: 'ask' | 'askBehind' | 'askAlone') =>
  async <R>(db: Database, query: CompiledQuery<R>): Promise<R[]> => {
    const reader = readers.get(db);
    if (!reader) return (await db.executeQuery(query)).rows;
    const { rows } = await reader[way](query.sql, query.parameters);
    if (statements.hasSubscribers) statements.publish(query.sql);
    return rows as R[];
  };

/**
 * Asks a short statement that reads and is asked by everybody: with PostgreSQL along with those that others ask in the same
 * moment ({@link ReadsTogether}).
 */
export const readAlong = readBy('ask');

/** The same for a statement that takes longer, and may as well go with what is asked in this moment: nothing travels behind it. */
export const readBehind = readBy('askBehind');

/** Asks a statement by itself: with PostgreSQL without the ways through which Kysely makes one. */
export const askReady = readBy('askAlone');

const openEmbedded = async (folder: string): Promise<OpenDatabase> => {
  const pglite = new PGlite(path.join(folder, 'database'), {
    parsers: { [int8]: asNumber, [date]: asText, [timestamptz]: asTime },
  });
  await pglite.waitReady;
  await pglite.exec(`set random_page_cost = ${randomPageCost}`);
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(pglite), log });
  // In its turn like everybody else: the one session may be in somebody's transaction.
  return { db, runScript: (script) => db.connection().execute(async () => void (await pglite.exec(script))) };
};

const openPostgres = (connectionString: string, onError: (error: Error) => void): OpenDatabase => {
  const pool = openPool(connectionString, onError);
  const db = new Kysely<Tables>({ dialect: new LateBeginDialect({ pool }), log });
  readers.set(db, new ReadsTogether(pool));
  return { db, runScript: (script) => runPostgresScript(connectionString, onError, script) };
};

/** Opens the embedded database in the data folder, or PostgreSQL when `databaseUrl` is set. Closed by `db.destroy()`. */
export const openDatabase = async (
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  onError: (error: Error) => void = () => undefined,
): Promise<OpenDatabase> =>
  config.databaseUrl ? openPostgres(config.databaseUrl, onError) : openEmbedded(config.dataFolder);

const hasCode = (error: unknown): error is { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** Serialization failure, deadlock, a statement prepared before a migration: the same transaction may simply be tried again. */
export const isRetryable = (error: unknown): boolean =>
  hasCode(error) && (error.code === '40001' || error.code === '40P01' || isStaleStatement(error));

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  // It is a standby: the one that takes over is not yet in its place.
  '25006',
  // A transaction that hung was ended.
  '25P03',
  // Somebody else holds the row for too long; a statement took too long.
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  // Of what was asked together the first could not be prepared, for one of these reasons.
  '26000',
]);

/** What the two drivers say without a code when a connection breaks or none is to be had. */
const connectionWords =
  /timeout exceeded when trying to connect|Connection (terminated|ended)|is not queryable|connection has been discarded/;

/** The database can not be reached at the moment, or has no room (as opposed to: refused this query). */
export const isUnavailable = (error: unknown): boolean =>
  (hasCode(error) && (connectionCodes.has(error.code) || /^(08|53)/.test(error.code))) ||
  (error instanceof Error && connectionWords.test(error.message));

/** Somebody else has held a row for longer than this act may wait for it. */
export const isHeldTooLong = (error: unknown): boolean => hasCode(error) && error.code === '55P03';

/** The database could not read a value (class 22): a number too large, a time that is none. */
export const isUnreadable = (error: unknown): boolean => hasCode(error) && /^22[0-9A-Z]{3}$/.test(error.code);

/** The name of the unique or check constraint that refused a row, if that is what happened. */
export const violatedConstraint = (error: unknown): string | undefined =>
  hasCode(error) && (error.code === '23505' || error.code === '23514') && 'constraint' in error
    ? String(error.constraint)
    : undefined;
