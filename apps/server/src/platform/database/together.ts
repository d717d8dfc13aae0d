import type { CompiledQuery, DatabaseConnection, QueryExecutorProvider, QueryResult } from 'kysely';
import type { Database } from './database.ts';
import { beginNow, beginWith, commit, endWith, refuseRollback } from './drivers/transaction-ends.ts';
import type { Trx } from './transaction.ts';

/** A statement that is written down and not asked yet, and how its answer is read. */
export interface Question<T> {
  compile(executor: QueryExecutorProvider): CompiledQuery;
  read(rows: readonly unknown[]): T;
}

/** What is to be known from the rows that a statement answers. */
export const question = <R, T>(
  statement: { compile(executor: QueryExecutorProvider): CompiledQuery<R> },
  read: (rows: readonly R[]) => T,
): Question<T> => ({
  compile: (executor) => statement.compile(executor),
  read: (rows) => read(rows as readonly R[]),
});

/** Asks one alone. */
export const ask = async <T>(db: Database, one: Question<T>): Promise<T> =>
  one.read((await db.executeQuery(one.compile(db))).rows);

/** What each of these questions is answered. */
type AnswersOf<Q extends readonly Question<unknown>[]> = {
  [I in keyof Q]: Q[I] extends Question<infer T> ? T : never;
};

/** The first thing that went wrong, which the others only follow. */
const all = <T>(settled: readonly PromiseSettledResult<T>[]): T[] =>
  settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });

const onConnection = <T>(trx: Trx, act: (connection: DatabaseConnection) => Promise<T>): Promise<T> =>
  trx.getExecutor().provideConnection(act);

const answersOf = <Q extends readonly Question<unknown>[]>(
  questions: Q,
  results: readonly QueryResult<unknown>[],
): AnswersOf<Q> => questions.map((one, index) => one.read(results[index]?.rows ?? [])) as AnswersOf<Q>;

/**
 * Asks several questions one after the other without waiting in between: one trip to the database for all of them, and for
 * the `begin` where they are the first of their transaction. What comes first must not write: should `begin` be refused, it
 * is asked outside of a transaction before that is known.
 * @throws what the first of them fails with; the transaction is lost then, as ever
 */
export const together = <const Q extends readonly Question<unknown>[]>(
  trx: Trx,
  questions: Q,
): Promise<AnswersOf<Q>> =>
  onConnection(trx, async (connection) => {
    const opening = beginWith(connection);
    const queries = [...opening, ...questions.map((one) => one.compile(trx))];
    const results = all(await Promise.allSettled(queries.map((query) => connection.executeQuery(query))));
    return answersOf(questions, results.slice(opening.length));
  });

/**
 * The last questions of an act, its `commit`, and one about how things stand once that is done, in one trip. The act asks
 * nothing more.
 * @throws what the first of the questions fails with, or the commit; nothing is written then
 * @returns their answers; that of the last fails for itself, since by then all is committed
 */
export const commitTogether = <const Q extends readonly Question<unknown>[], A = undefined>(
  trx: Trx,
  questions: Q,
  afterwards?: Question<A>,
): Promise<{ readonly answers: AnswersOf<Q>; readonly afterwards: Promise<A> }> =>
  onConnection(trx, async (connection) => {
    await beginNow(connection);
    const queries = [...questions.map((one) => one.compile(trx)), commit];
    const last = afterwards?.compile(trx);
    const asked = queries.map((query) => connection.executeQuery(query));
    endWith(connection);
    const [told, ...settled] = await Promise.allSettled([
      last ? connection.executeQuery(last) : undefined,
      ...asked,
    ]);
    const results = all(settled as PromiseSettledResult<QueryResult<unknown>>[]);
    refuseRollback(results.at(-1));
    const standing = Promise.resolve(told).then((one) => afterwards?.read(all([one])[0]?.rows ?? []) as A);
    standing.catch(() => undefined);
    return { answers: answersOf(questions, results), afterwards: standing };
  });
