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

/**
 * Short statements that read, stand in no transaction and are asked by everybody: those that are asked in one turn of the
 * event loop go to the database in one piece and over one connection. Each piece that is sent wakes up another program, and
 * that cost as much as answering the statement.
 */
export class ReadsTogether {
  readonly #pool: pg.Pool;
  #waiting: Read[] = [];

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** @throws whatever the database says to this one; the others of its trip have their own answers */
  ask(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#leave());
      this.#waiting.push({ text, values, resolve, reject });
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

  #leave(): void {
    const reads = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < reads.length; from += mostATrip)
      void this.#send(reads.slice(from, from + mostATrip));
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
