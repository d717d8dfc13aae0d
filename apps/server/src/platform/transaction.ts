import type { Transaction } from 'kysely';
import { type Database, isRetryable } from './database.ts';
import type { Tables } from './database-tables.ts';

export type Trx = Transaction<Tables>;

const attempts = 5;

/**
 * Runs one act in one transaction; tries again when the database says that two acts met (serialization, deadlock).
 * `act` must have no effect outside of the transaction: whatever follows a commit goes through the outbox.
 */
export const inTransaction = async <T>(db: Database, act: (trx: Trx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(act);
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * Math.random()));
    }
  }
};
