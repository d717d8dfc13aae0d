import type { PGlite } from '@electric-sql/pglite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { serialize } from 'pg-protocol';
import { type EmbeddedAnswer, sendRaw } from './embedded-answer.ts';
import { type RowShape, shapeOf } from './rows/read-row.ts';
import { isStaleStatement, StatementNames } from './statement-names.ts';

/** A statement that the database knows: the types of its values, by number, in order, and how its rows are read. */
interface Prepared {
  readonly name: string;
  readonly types: readonly number[];
  /** They can not change: the database refuses the statement then (`isStaleStatement`). */
  readonly shape: RowShape;
}

/** The number at the end of `UPDATE 3`, `INSERT 0 1`; undefined for whatever changes no rows. */
const changedRows = (tag: string): bigint | undefined => {
  const [, count] = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/.exec(tag) ?? [];
  return count === undefined ? undefined : BigInt(count);
};

/**
 * The embedded database's one session, asked in PostgreSQL's own messages: its `query()` has every statement read, planned
 * and described anew, which costs four times what the answer does. Here a statement is prepared once, under its name.
 */
export class EmbeddedConnection implements DatabaseConnection {
  readonly #pglite: PGlite;
  readonly #names = new StatementNames();
  readonly #prepared = new Map<string, Prepared>();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async executeQuery<R>({
    sql,
    parameters,
  }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<R>> {
    let status = this.#status;
    try {
      // What is prepared without a name is lost to the next such statement: nobody gets in between.
      return await this.#pglite.runExclusive(() => {
        status = this.#status;
        return this.#ask<R>(sql, parameters);
      });
    } catch (error) {
      if (!isStaleStatement(error)) throw error;
      this.#names.renew(sql);
      // A transaction is lost by it, and tried again as a whole (`inTransaction`); it may have been ended since.
      if (status !== 'I' || this.#status !== 'I') throw error;
      return this.executeQuery<R>({ sql, parameters });
    }
  }

  // eslint-disable-next-line require-yield -- Kysely's interface; nothing here is read row by row.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded database does not stream');
  }

  /** `I` outside of a transaction, `T` in one, `E` in one that has failed. */
  #status = 'I';

  async #ask<R>(text: string, values: readonly unknown[]): Promise<QueryResult<R>> {
    const { name, types, shape } = await this.#prepare(text, values.length);
    const { rows, tag } = await this.#send(
      [
        serialize.bind({ statement: name, values: this.#toText(values, types) }),
        serialize.execute({ portal: '', rows: 0 }),
      ],
      shape,
    );
    // As Kysely's driver of PostgreSQL says how a transaction ended.
    if (tag === 'COMMIT' || tag === 'ROLLBACK') return { rows: [{ command: tag }] as R[] };
    const changed = changedRows(tag);
    return {
      rows: rows as R[],
      ...(changed === undefined ? {} : { numAffectedRows: changed }),
    };
  }

  async #prepare(text: string, values: number): Promise<Prepared> {
    const name = this.#names.nameOf(text, values) ?? '';
    const known = name === '' ? undefined : this.#prepared.get(name);
    if (known) return known;
    const { valueTypes, columns = [] } = await this.#send([
      serialize.parse({ name, text, types: [] }),
      serialize.describe({ type: 'S', name }),
    ]);
    const prepared = {
      name,
      types: valueTypes,
      shape: shapeOf(
        columns.map(({ name: column, dataTypeID: type }) => ({
          name: column,
          type,
          parse: this.#pglite.parsers[type],
        })),
      ),
    };
    if (name !== '') this.#prepared.set(name, prepared);
    return prepared;
  }

  /** Sends messages with the end of a request behind them, after which an error is over. */
  async #send(parts: readonly Buffer[], shape?: RowShape): Promise<EmbeddedAnswer> {
    const answer = await sendRaw(this.#pglite, Buffer.concat([...parts, serialize.sync()]), shape);
    this.#status = answer.status ?? this.#status;
    if (answer.error) throw answer.error;
    return answer;
  }

  #toText(values: readonly unknown[], of: readonly number[]): (string | null)[] {
    return values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = this.#pglite.serializers[of[index] ?? 0];
      return write ? write(value) : String(value);
    });
  }
}
