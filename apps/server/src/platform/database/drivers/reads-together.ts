import type pg from 'pg';
import { isStaleStatement, isUnknownStatement } from './statement-names.ts';

interface Read {
  readonly text: string;
  readonly values: readonly unknown[];
  settle(answer: Promise<pg.QueryResult>): void;
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
    return new Promise((settle) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#leave());
      this.#waiting.push({ text, values, settle });
    });
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
      for (const { settle } of reads) settle(Promise.reject(error as Error));
      return;
    }
    const asked = reads.map(async (read) => {
      const answer = client.query(read.text, read.values as unknown[]);
      // Its plan was of before a migration, or the one before it failed to have it prepared; behind others the connection does
      // not ask it again by itself.
      const again = answer.catch((error: unknown) => {
        if (!isStaleStatement(error) && !isUnknownStatement(error)) throw error;
        return client.query(read.text, read.values as unknown[]);
      });
      read.settle(again);
      await again.catch(() => undefined);
    });
    await Promise.all(asked);
    client.release();
  }
}
