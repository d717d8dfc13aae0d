import type { CompiledQuery, DatabaseConnection, QueryExecutorProvider, QueryResult } from 'kysely';
import type { Database } from './database.ts';
import { askInOneTrip, writeValues } from './drivers/one-trip.ts';
import { isStaleStatement } from './drivers/statement-names.ts';
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

const written = (trx: Trx, connection: DatabaseConnection, questions: readonly Question<unknown>[]) =>
  writeValues(
    connection,
    questions.map((one) => one.compile(trx)),
  );

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
    // Before `begin` is taken along: a value that can not be written must not leave the act outside of a transaction.
    const queries = written(trx, connection, questions);
    const opening = beginWith(connection);
    const results = all(await Promise.allSettled(askInOneTrip(connection, [...opening, ...queries])));
    return answersOf(questions, results.slice(opening.length));
  });

/** What was asked behind the commit: once more where its plan was of before a migration, since it is in no transaction. */
const askedAfterwards = async (
  connection: DatabaseConnection,
  last: CompiledQuery | undefined,
  told: PromiseSettledResult<QueryResult<unknown>> | undefined,
): Promise<PromiseSettledResult<QueryResult<unknown>> | undefined> => {
  if (!last || told?.status !== 'rejected' || !isStaleStatement(told.reason)) return told;
  const [again] = await Promise.allSettled([connection.executeQuery(last)]);
  return again;
};

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
    const writes = written(trx, connection, questions);
    const lasts = written(trx, connection, afterwards ? [afterwards] : []);
    await beginNow(connection);
    const settled = await Promise.allSettled(askInOneTrip(connection, [...writes, commit, ...lasts]));
    const acted = settled.slice(0, writes.length + 1);
    // Unless it was asked and answered, the transaction is still to be ended.
    if (acted.at(-1)?.status === 'fulfilled') endWith(connection);
    const results = all(acted);
    refuseRollback(results.at(-1));
    const told = await askedAfterwards(connection, lasts[0], settled[acted.length]);
    const standing = Promise.resolve(told).then(
      (one) => afterwards?.read(all(one ? [one] : [])[0]?.rows ?? []) as A,
    );
    standing.catch(() => undefined);
    return { answers: answersOf(questions, results), afterwards: standing };
  });
