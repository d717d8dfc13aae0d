import pg from 'pg';

/** How a row is read that a prepared statement answers. */
interface Shape {
  readonly fields: readonly pg.FieldDef[];
  readonly parsers: readonly ((value: string) => unknown)[];
  /** A row of nulls. */
  readonly empty: Readonly<Record<string, null>>;
}

/** What one connection knows of its prepared statements, by their names. */
export type Shapes = Map<string, Shape>;

const noRows: Shape = { fields: [], parsers: [], empty: {} };

/** What of the driver's own is not in its types (`pg/lib/{query,result,connection}.js`). */
interface Wire {
  bind(what: { statement: string; values: readonly unknown[] }): void;
  execute(): void;
  sync(): void;
}
interface Reading {
  fields: readonly pg.FieldDef[];
  _parsers: Shape['parsers'];
  _prebuiltEmptyResultObject: Shape['empty'];
}
interface DriverQuery {
  name: string;
  readonly _result: Reading;
  _accumulateRows: boolean;
  hasBeenParsed(connection: Wire): boolean;
  prepare(connection: Wire): void;
  handleRowDescription(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
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
 * A statement under a name whose answer is described once and not each time: what its columns are called and how they are
 * read can not change, since PostgreSQL refuses a prepared statement whose columns have changed (`isStaleStatement`). The
 * description of a member's row of forty columns, made, sent and read, was a tenth of a small call.
 */
class KnownStatement extends DriverQuery {
  readonly #statement: NamedStatement;
  readonly #shapes: Shapes;

  constructor(statement: NamedStatement, shapes: Shapes, settled: Settled) {
    super(statement.text, statement.values, settled);
    this.name = statement.name;
    this.#statement = statement;
    this.#shapes = shapes;
  }

  override prepare(connection: Wire): void {
    const { name, values } = this.#statement;
    const shape = this.hasBeenParsed(connection) ? this.#shapes.get(name) : undefined;
    if (!shape) return super.prepare(connection);
    this._result.fields = shape.fields;
    this._result._parsers = shape.parsers;
    this._result._prebuiltEmptyResultObject = shape.empty;
    this._accumulateRows = true;
    connection.bind({ statement: name, values });
    connection.execute();
    connection.sync();
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers: parsers, _prebuiltEmptyResultObject: empty } = this._result;
    this.#shapes.set(this.#statement.name, { fields, parsers, empty });
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    super.handleCommandComplete(message, connection);
    // Nothing was described: it answers no rows.
    if (!this.#shapes.has(this.#statement.name)) this.#shapes.set(this.#statement.name, noRows);
  }
}

/** What the driver is handed; its answer comes by `settled`, without the promises that the driver would put around it. */
export const toDriver = (
  { text, values }: WrittenStatement,
  name: string | undefined,
  shapes: Shapes,
  settled: Settled,
): pg.Submittable => {
  const query =
    name === undefined
      ? new DriverQuery(text, values, settled)
      : new KnownStatement({ name, text, values }, shapes, settled);
  return query as unknown as pg.Submittable;
};
