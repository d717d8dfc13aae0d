import { serialize } from 'pg-protocol';

/** What follows a statement with its values: do it, and that was all. */
const executeAndSync = Buffer.concat([serialize.execute(), serialize.sync()]);

/**
 * The messages by which a prepared statement is asked with values, in one piece: each piece that is handed to a socket has a
 * way of its own through it, also when it leaves together with others.
 */
export const boundStatement = (statement: string, values: readonly unknown[]): Buffer =>
  Buffer.concat([serialize.bind({ statement, values: values as unknown[] }), executeAndSync]);
