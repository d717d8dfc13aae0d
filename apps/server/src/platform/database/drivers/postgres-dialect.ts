import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { isPipeline } from './one-trip.ts';
import { toWire } from './postgres-pool.ts';
import { ListsAsArrays } from './query-compiler.ts';
import { beginLater, beginNow, isOver } from './transaction-ends.ts';

/** Opens a transaction with the first statement that is asked in it, so that both can go in one trip (`together`). */
class LateBeginDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    if (!this.#known.has(connection)) this.#beginBefore(connection);
    return connection;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.isolationLevel ?? settings.accessMode) await super.beginTransaction(connection, settings);
    else beginLater(connection);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (!isOver(connection)) await super.commitTransaction(connection);
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    if (!isOver(connection)) await super.rollbackTransaction(connection);
  }

  #beginBefore(connection: DatabaseConnection): void {
    this.#known.add(connection);
    isPipeline(connection, toWire);
    const ask = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, options) => {
      const begun = beginNow(connection);
      return begun ? begun.then(() => ask(query, options)) : ask(query, options);
    };
  }
}

/** Kysely's dialect for PostgreSQL, with a driver of our own. */
export class LateBeginDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new LateBeginDriver(this.#config);
  }
  override createQueryCompiler(): QueryCompiler {
    return new ListsAsArrays();
  }
}
