import type pg from 'pg';
import { isStaleStatement, isUnknownStatement } from './statement-names.ts';

interface Read {
  readonly text: string;
  readonly values: readonly unknown[];
  resolve(result: pg.QueryResult): void;
  reject(error: unknown): void;
}

/**
 * So many travel on one connection. It bounds what they wait for each other: what is held up by a lock (of a migration; reading
 * waits for no other) takes its three seconds after those of the ones before it, and all of that is within what a connection may be silent.
 */
const mostATrip = 4;

/** Short ones travel together; each longer one is the last of a trip, so that nobody else's waits for it. */
const tripsOf = (short: readonly Read[], long: readonly Read[]): readonly (readonly Read[])[] => {
  const trips: Read[][] = [];
  let from = 0;
  for (const one of long) {
    trips.push([...short.slice(from, from + mostATrip - 1), one]);
    from += mostATrip - 1;
  }
  for (; from < short.length; from += mostATrip) trips.push(short.slice(from, from + mostATrip));
  return trips;
};

/**
 * Short statements that read, stand in no transaction and are asked by everybody: those that are asked in one turn of the
 * event loop go to the database in one piece and over one connection. Each piece that is sent wakes up another program, and
 * that cost as much as answering the statement.
 */
export class ReadsTogether {
  readonly #pool: pg.Pool;
  #short: Read[] = [];
  #long: Read[] = [];

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** @throws whatever the database says to this one; the others of its trip have their own answers */
  ask(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#leaveSoon();
      this.#short.push({ text, values, resolve, reject });
    });
  }

  /** The same for one that takes longer: nothing travels behind it. */
  askBehind(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#leaveSoon();
      this.#long.push({ text, values, resolve, reject });
    });
  }

  /** Asks one by itself, with nothing between it and the driver. */
  async askAlone(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const client = await this.#pool.connect();
    try {
      return await client.query(text, values as unknown[]);
    } finally {
      client.release();
    }
  }

  #leaveSoon(): void {
    if (this.#short.length + this.#long.length === 0) setImmediate(() => this.#leave());
  }

  #leave(): void {
    const trips = tripsOf(this.#short, this.#long);
    [this.#short, this.#long] = [[], []];
    for (const reads of trips) void this.#send(reads);
  }

  async #send(reads: readonly Read[]): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      for (const { reject } of reads) reject(error);
      return;
    }
    let left = reads.length;
    const isAnswered = (): void => {
      left -= 1;
      if (left === 0) client.release();
    };
    for (const { text, values, resolve, reject } of reads) {
      const refused = (error: unknown): void => {
        isAnswered();
        reject(error);
      };
      const answered = (result: pg.QueryResult): void => {
        isAnswered();
        resolve(result);
      };
      const ask = () => client.query(text, values as unknown[]);
      ask().then(answered, (error: unknown) => {
        // Its plan was of before a migration, or the one before it failed to have it prepared; behind others the connection
        // does not ask it again by itself.
        if (!isStaleStatement(error) && !isUnknownStatement(error)) return refused(error);
        ask().then(answered, refused);
      });
    }
  }
}
