import { channel } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import pg from 'pg';
import { asTexts, textList } from './rows/read-texts.ts';
import { asTime, timestamptz } from './rows/read-time.ts';
import { leaveRows, type Listening } from './rows/row-message.ts';
import { type Settled, type Shapes, toDriver } from './known-statement.ts';
import { isStaleStatement, StatementNames } from './statement-names.ts';

/** PostgreSQL's type numbers whose values the two drivers would hand over differently. */
export const int8 = 20;
export const date = 1082;

export const asNumber = (value: string): number => Number(value);
export const asText = (value: string): string => value;

/** What the driver sends of a value; once more of that, and it stays as it is. */
export const { prepareValue: toWire } = (
  pg as unknown as { readonly utils: { readonly prepareValue: (value: unknown) => unknown } }
).utils;

/** Connections to PostgreSQL that one server has open at most; who finds none free waits for one, then is told 503. */
export const poolSize = 20;
const connectTimeoutMs = 3000;
/** A row that somebody else holds is waited for no longer: the act is refused and may be tried again. */
const lockTimeoutMs = 3000;
const statementTimeoutMs = 10_000;
/** An act that hangs between two statements (a process that sleeps, a cut wire) holds its rows no longer. */
const idleInTransactionMs = 10_000;
/** Longer than the database allows itself: whoever has not answered by then is not there any more. */
const silenceMs = statementTimeoutMs + 5000;

/**
 * Reading a row by an index costs hardly more than reading the next one: what is asked for often is in memory, and disks have no
 * arms. PostgreSQL takes it for four times as much, so that a statement that was prepared while its tables were small went on
 * reading them from end to end.
 */
export const randomPageCost = 1.1;
const plansByIndex = `-c random_page_cost=${randomPageCost}`;

/** Every time that something is sent to PostgreSQL, however many statements it is: each is a trip there and back. */
export const trips = channel('vesper.trip');

/**
 * A connection that keeps what it is asked prepared, by name, and does not wait for a database that has gone without a word
 * (a host without power closes nothing): it breaks its own wire, upon which every waiting statement fails and the pool
 * makes a new connection.
 */
class ProductClient extends pg.Client {
  readonly #names = new StatementNames();
  readonly #shapes: Shapes = new Map();

  #isCorked = false;

  /** How many statements with values are asked and not answered, */
  #underWay = 0;
  /** and how many of all. */
  #unanswered = 0;

  #silence: NodeJS.Timeout | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    leaveRows(this.#connection);
  }

  // The driver's own signature has nine overloads; the pool and Kysely use the one with a promise.
  override query = ((...input: Parameters<pg.Client['query']>) => {
    const [text, values] = input as readonly unknown[];
    this.#sendAtOnce();
    if (typeof text === 'string' && Array.isArray(values)) return this.#ask(text, values);
    const answer: unknown = super.query(...input);
    if (!(answer instanceof Promise)) return answer;
    this.#expectAnswer();
    const answered = this.#answered;
    answer.then(answered, answered);
    return answer;
  }) as pg.Client['query'];

  /** What is asked without waiting for an answer in between leaves in one piece. */
  #sendAtOnce(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    if (trips.hasSubscribers) trips.publish(undefined);
    const { stream } = this.#connection;
    stream.cork();
    queueMicrotask(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  /** From now on the database has its time to answer. One timer a connection: one a statement cost as much as reading its answer. */
  #expectAnswer(): void {
    this.#unanswered += 1;
    this.#silence ??= setTimeout(() => {
      if (this.#unanswered > 0) this.#breakWire();
    }, silenceMs).unref();
    this.#silence.refresh();
  }

  readonly #answered = (): void => {
    this.#unanswered -= 1;
  };

  #ask(text: string, values: unknown[]): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const name = this.#names.nameOf(text, values.length);
      // The driver would take a statement for prepared though it was closed again, because a value could not be written.
      const statement = { text, values: values.map(toWire) };
      const isAlone = this.#isAlone;
      this.#underWay += 1;
      this.#expectAnswer();
      const settled: Settled = (error, result) => {
        this.#underWay -= 1;
        this.#answered();
        if (!error) return resolve(result);
        if (name === undefined || !isStaleStatement(error)) return reject(error);
        // Behind what the database says besides: where the connection stands is not known before.
        setImmediate(() => {
          this.#names.renew(text);
          // A transaction is lost by it, and tried again as a whole (`inTransaction`). Whether this was part of one is known
          // from when it was sent only: a `commit` that was sent along with it may be answered by now.
          if (!isAlone || !this.#isAlone) return reject(error);
          resolve(this.query(text, values) as unknown as Promise<pg.QueryResult>);
        });
      };
      super.query(toDriver(statement, name, this.#shapes, settled));
    });
  }

  /** What is asked now stands in no transaction, and neither does what was sent with it. */
  get #isAlone(): boolean {
    return this.#underWay === 0 && this.getTransactionStatus() === 'I';
  }

  #breakWire(): void {
    const error = Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' });
    this.#connection.stream.destroy(error);
  }

  get #connection(): Listening & { readonly stream: Socket } {
    return (this as unknown as { connection: Listening & { readonly stream: Socket } }).connection;
  }
}

/** The connections to PostgreSQL, with a limit for everything that one might wait for. */
export const openPool = (connectionString: string, onError: (error: Error) => void): pg.Pool => {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, asNumber);
  types.setTypeParser(date, asText);
  types.setTypeParser(timestamptz, asTime);
  types.setTypeParser(textList, asTexts);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: poolSize,
    Client: ProductClient,
    // Statements that do not wait for each other's answers go in one trip (`together`).
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    lock_timeout: lockTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    application_name: 'vesper',
    options: plansByIndex,
  });
  // A connection that breaks is replaced by the pool. Unheard, its error would end the process: idle ones are heard on
  // the pool, those in use on themselves.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
};

/** Runs several statements in one go, all or nothing, on a connection of its own that may take its time (migrations). */
export const runPostgresScript = async (
  connectionString: string,
  onError: (error: Error) => void,
  script: string,
): Promise<void> => {
  const client = new pg.Client({ connectionString, application_name: 'vesper-script' });
  client.on('error', onError);
  await client.connect();
  try {
    await client.query(script);
  } finally {
    await client.end();
  }
};
