import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/** Turns a value into what is sent of it. */
type ToWire = (value: unknown) => unknown;

/** Connections that send a statement without waiting for the answer to the one before, and how they write values. */
const pipelines = new WeakMap<DatabaseConnection, ToWire>();

export const isPipeline = (connection: DatabaseConnection, toWire: ToWire): void =>
  void pipelines.set(connection, toWire);

/**
 * Writes down the values of statements that are going to be sent together. Once they are under way, one that can not be
 * written would be missing in the middle, and what comes behind it, a `commit` maybe, would go without it.
 * @throws what writing a value fails with
 */
export const writeValues = (
  connection: DatabaseConnection,
  queries: readonly CompiledQuery[],
): readonly CompiledQuery[] => {
  const toWire = pipelines.get(connection);
  if (!toWire) return queries;
  return queries.map((query) => ({ ...query, parameters: query.parameters.map((value) => toWire(value)) }));
};

/**
 * Asks statements in their order, in one trip where the connection can; where it can not, those behind one that fails are
 * not asked and fail with it. Values are to be written before ({@link writeValues}).
 */
export const askInOneTrip = (
  connection: DatabaseConnection,
  queries: readonly CompiledQuery[],
): readonly Promise<QueryResult<unknown>>[] => {
  if (pipelines.has(connection)) return queries.map((query) => connection.executeQuery(query));
  let before: Promise<unknown> = Promise.resolve();
  return queries.map((query) => {
    const asked = before.then(() => connection.executeQuery(query));
    before = asked;
    return asked;
  });
};
