import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';

const begin = CompiledQuery.raw('begin');
export const commit = CompiledQuery.raw('commit');

/** Connections whose transaction is opened with the first statement it asks. */
const unbegun = new WeakSet<DatabaseConnection>();
/** Connections whose transaction was ended along with its last statements. */
const ended = new WeakSet<DatabaseConnection>();

export const beginLater = (connection: DatabaseConnection): void => void unbegun.add(connection);

/** Opens what waits to be opened, before anything else is asked; undefined where nothing does. */
export const beginNow = (connection: DatabaseConnection): Promise<unknown> | undefined =>
  unbegun.delete(connection) ? connection.executeQuery(begin) : undefined;

/** What is to be asked ahead of the first statements, in one trip with them. */
export const beginWith = (connection: DatabaseConnection): readonly CompiledQuery[] =>
  unbegun.delete(connection) ? [begin] : [];

/** Its `commit` is asked along with the last statements. */
export const endWith = (connection: DatabaseConnection): void => void ended.add(connection);

/** Whether nothing is left to be ended: nothing was asked, or `commit` went with the last statements. */
export const isOver = (connection: DatabaseConnection): boolean =>
  unbegun.delete(connection) || ended.delete(connection);

/** A commit is answered by a rollback where an earlier statement had failed. */
export const refuseRollback = (result: QueryResult<unknown> | undefined): void => {
  const [tag] = (result?.rows ?? []) as { readonly command?: string }[];
  if (tag?.command === 'ROLLBACK') throw new Error('the transaction had failed before its commit');
};
