import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PGliteDialect,
  type QueryCompiler,
} from 'kysely';
import { EmbeddedConnection } from './embedded-connection.ts';
import { ListsAsArrays } from './query-compiler.ts';
import { isOver, refuseRollback } from './transaction-ends.ts';

/** Where the last ones were so long ago, others have turns of the event loop before the embedded database is asked again: */
const turnsAfterMs = 4;
/** so many, since Node accepts one new connection in each. */
const turns = 4;

const run = async (connection: DatabaseConnection, statement: string) =>
  connection.executeQuery(CompiledQuery.raw(statement));

/**
 * The embedded database has one session. Kysely's own driver hands that session to everybody at once, so that a query
 * from outside would slip into somebody's open transaction; this one hands it out to one caller at a time.
 * Consequence: inside a transaction only the transaction may be asked, the outer database waits for ever.
 */
class OneAtATimeDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #connection: EmbeddedConnection;
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;
  #turnMs = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
    this.#connection = new EmbeddedConnection(pglite);
  }
  async init(): Promise<void> {
    await this.#pglite.waitReady;
  }
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    this.#release = resolve;
    await this.#letOthers();
    return this.#connection;
  }

  /** It works in this very thread, and its answers are no events: who asks on and on would keep everybody else out. */
  async #letOthers(): Promise<void> {
    if (performance.now() - this.#turnMs < turnsAfterMs) return;
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    this.#turnMs = performance.now();
  }
  async releaseConnection(): Promise<void> {
    this.#release();
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await run(connection, 'begin');
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    // One that has failed is taken back by its commit, which says so instead of failing.
    if (!isOver(connection)) refuseRollback(await run(connection, 'commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (!isOver(connection)) await run(connection, 'rollback');
  }
  async destroy(): Promise<void> {
    if (!this.#pglite.closed) await this.#pglite.close();
  }
}

/** Kysely's dialect for the embedded database, with a driver of our own. */
export class EmbeddedDialect extends PGliteDialect {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super({ pglite });
    this.#pglite = pglite;
  }
  override createDriver(): Driver {
    return new OneAtATimeDriver(this.#pglite);
  }
  override createQueryCompiler(): QueryCompiler {
    return new ListsAsArrays();
  }
}
