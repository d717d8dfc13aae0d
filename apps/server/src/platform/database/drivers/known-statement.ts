import type { Writable } from 'node:stream';
import pg from 'pg';
import { boundStatement } from './bound-statement.ts';
import { readRow, type RowShape, shapeOf } from './rows/read-row.ts';
import type { RowMessage } from './rows/row-message.ts';

/** What a prepared statement answers. */
interface Shape extends RowShape {
  readonly fields: readonly pg.FieldDef[];
}

/** What one connection knows of its prepared statements, by their names. */
export type Shapes = Map<string, Shape>;

const noRows: Shape = { ...shapeOf([]), fields: [] };

/** What of the driver's own is not in its types (`pg/lib/{query,result,connection}.js`). */
interface Wire {
  readonly stream: Writable;
}
interface Reading {
  fields: readonly pg.FieldDef[];
  _parsers: readonly ((value: string) => unknown)[];
}
interface DriverQuery {
  name: string;
  readonly _result: Reading;
  handleRowDescription(message: unknown): void;
  handleCommandComplete(message: unknown, connection: unknown): void;
}
export type Settled = (error: Error | null, result: pg.QueryResult) => void;

const DriverQuery = pg.Query as unknown as new (
  text: string,
  values: readonly unknown[],
  settled: Settled,
) => DriverQuery;

/** A statement with values that are written already (`toWire`). */
export interface WrittenStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The same under the name that it is kept prepared by. */
export interface NamedStatement extends WrittenStatement {
  readonly name: string;
}

/**
 * A statement under a name, as it is asked for the first time on a connection: what its columns are called and how they are
 * read is kept for the next times.
 */
class FirstStatement extends DriverQuery {
  readonly #statement: NamedStatement;
  readonly #shapes: Shapes;

  constructor(statement: NamedStatement, shapes: Shapes, settled: Settled) {
    super(statement.text, statement.values, settled);
    this.name = statement.name;
    this.#statement = statement;
    this.#shapes = shapes;
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers: parsers } = this._result;
    const columns = fields.map(({ name, dataTypeID: type }, at) => ({ name, type, parse: parsers[at] }));
    this.#shapes.set(this.#statement.name, { ...shapeOf(columns), fields });
  }

  override handleCommandComplete(message: unknown, connection: unknown): void {
    super.handleCommandComplete(message, connection);
    // Nothing was described: it answers no rows.
    if (!this.#shapes.has(this.#statement.name)) this.#shapes.set(this.#statement.name, noRows);
  }
}

/** The driver takes a query for its own by its prototype; what its constructor makes (an emitter, a result) is not needed. */
const Bare = function () {} as unknown as new () => object;
Bare.prototype = pg.Query.prototype;

/** `UPDATE 3`, `INSERT 0 1`, `SELECT 24`: what was done, and to how many rows. */
const readTag = (tag: string): { readonly command: string; readonly rowCount: number | null } => {
  const end = tag.indexOf(' ');
  if (end < 0) return { command: tag, rowCount: null };
  const count = Number(tag.slice(tag.lastIndexOf(' ') + 1));
  return { command: tag.slice(0, end), rowCount: Number.isInteger(count) ? count : null };
};

/**
 * A statement whose answer was described before and is not described again: its columns can not change, since PostgreSQL
 * refuses a prepared statement whose columns have changed (`isStaleStatement`). The description of a member's row of forty
 * columns, made, sent and read, was a tenth of a small call; what the driver makes for a query besides, another.
 */
class KnownStatement extends Bare {
  readonly name: string;
  readonly text: string;
  readonly callback: Settled;
  readonly #values: readonly unknown[];
  readonly #shape: Shape;
  readonly #rows: unknown[] = [];
  #tag = '';
  #failure: Error | undefined;

  constructor({ name, text, values }: NamedStatement, shape: Shape, settled: Settled) {
    super();
    this.name = name;
    this.text = text;
    this.callback = settled;
    this.#values = values;
    this.#shape = shape;
  }

  /** Everything in one piece. @returns what the driver is to fail it with; it is then not under way */
  submit({ stream }: Wire): null {
    stream.write(boundStatement(this.name, this.#values));
    return null;
  }

  handleDataRow(row: RowMessage): void {
    try {
      this.#rows.push(readRow(this.#shape, row));
    } catch (error) {
      this.#failure ??= error as Error;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#tag = text;
  }

  handleReadyForQuery(): void {
    if (this.#failure) return this.callback(this.#failure, undefined as never);
    const result = { ...readTag(this.#tag), oid: 0, rows: this.#rows, fields: this.#shape.fields };
    this.callback(null, result as pg.QueryResult);
  }

  handleError(error: Error): void {
    this.callback(error, undefined as never);
  }
}

/** What the driver is handed; its answer comes by `settled`, without the promises that the driver would put around it. */
export const toDriver = (
  { text, values }: WrittenStatement,
  name: string | undefined,
  shapes: Shapes,
  settled: Settled,
): pg.Submittable => {
  if (name === undefined) return new DriverQuery(text, values, settled) as unknown as pg.Submittable;
  const shape = shapes.get(name);
  const query = shape
    ? new KnownStatement({ name, text, values }, shape, settled)
    : new FirstStatement({ name, text, values }, shapes, settled);
  return query as unknown as pg.Submittable;
};
