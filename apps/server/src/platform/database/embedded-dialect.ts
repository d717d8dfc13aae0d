import { type CompiledQuery, type DatabaseConnection, type Driver, PGliteDialect } from 'kysely';

/**
 * The embedded database has one session. Kysely's own driver hands that session to everybody at once, so that a query
 * from outside would slip into somebody's open transaction; this one hands it out to one caller at a time.
 * Consequence: inside a transaction only the transaction may be asked, the outer database waits for ever.
 */
class OneAtATimeDriver implements Driver {
  readonly #inner: Driver;
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(inner: Driver) {
    this.#inner = inner;
  }
  async init(): Promise<void> {
    await this.#inner.init();
  }
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    this.#release = resolve;
    return this.#inner.acquireConnection();
  }
  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#inner.releaseConnection(connection);
    this.#release();
  }
  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#inner.beginTransaction(connection, {});
  }
  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#inner.commitTransaction(connection);
  }
  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#inner.rollbackTransaction(connection);
  }
  async savepoint(
    connection: DatabaseConnection,
    name: string,
    compile: (query: never, id: never) => CompiledQuery,
  ): Promise<void> {
    await this.#inner.savepoint?.(connection, name, compile as never);
  }
  async destroy(): Promise<void> {
    await this.#inner.destroy();
  }
}

export class EmbeddedDialect extends PGliteDialect {
  override createDriver(): Driver {
    return new OneAtATimeDriver(super.createDriver());
  }
}
