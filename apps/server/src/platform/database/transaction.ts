import type { Transaction } from 'kysely';
import { type Database, isRetryable } from './database.ts';
import type { Tables } from './database-tables.ts';

export type Trx = Transaction<Tables>;

const attempts = 5;
const afterCommits = new WeakMap<Trx, (() => void)[]>();

/**
 * Has something done as soon as the act's transaction is committed, and never when it is taken back. It is a courtesy
 * (waking a worker, telling a browser), no promise: what must follow goes through the outbox, since a process may die
 * in between. It must not throw.
 * @throws Error outside of {@link inTransaction}
 */
export const afterCommit = (trx: Trx, then: () => void): void => {
  const todo = afterCommits.get(trx);
  if (!todo) throw new Error('afterCommit is for acts that inTransaction runs');
  todo.push(then);
};

const runAct = async <T>(db: Database, act: (trx: Trx) => Promise<T>): Promise<T> => {
  const todo: (() => void)[] = [];
  let failure: { readonly error: unknown } | undefined;
  const run = async (trx: Trx): Promise<T> => {
    afterCommits.set(trx, todo);
    try {
      return await act(trx);
    } catch (error) {
      failure = { error };
      throw error;
    }
  };
  const result = await db
    .transaction()
    .execute(run)
    .catch((error: unknown) => {
      // Where the connection has gone the rollback fails as well; that says nothing of why.
      throw failure ? failure.error : error;
    });
  for (const then of todo) then();
  return result;
};

/**
 * Runs one act in one transaction; tries again when the database says that two acts met (serialization, deadlock).
 * `act` must have no effect outside of the transaction: whatever follows a commit goes through the outbox, or is left to
 * {@link afterCommit}.
 */
export const inTransaction = async <T>(db: Database, act: (trx: Trx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runAct(db, act);
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * Math.random()));
    }
  }
};
