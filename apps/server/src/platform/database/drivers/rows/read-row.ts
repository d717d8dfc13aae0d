import type { RowMessage } from './row-message.ts';

/** A column of an answer: what it is called, and how it is read. */
export interface Column {
  readonly name: string;
  /** PostgreSQL's number for its type. */
  readonly type: number;
  /** Left out where its text is its value. */
  readonly parse?: ((value: string) => unknown) | undefined;
}

const uuid = 2950;
/** Types of which PostgreSQL writes nothing but ASCII: flags, numbers, days and times. */
const plainTypes: ReadonlySet<number> = new Set([16, 20, 21, 23, 700, 701, 1082, 1114, 1184, 1700]);
const lastAscii = 0x7f;

const isAscii = (bytes: Buffer, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if ((bytes[at] ?? 0) > lastAscii) return false;
  return true;
};

/** How the rows of a statement are read. */
export interface RowShape {
  readonly columns: readonly Column[];
  /** A row of nulls. What is made with its columns at once stays a plain object; one that gets thirty of them in turn becomes a slow one. */
  readonly empty: Readonly<Record<string, null>>;
}

export const shapeOf = (columns: readonly Column[]): RowShape => ({
  columns,
  empty: Object.fromEntries(columns.map(({ name }) => [name, null])),
});

/**
 * A row by its columns. Its bytes become one text, off which the columns are cut: making a text of each cost more than all else
 * that is done to a row. A text that was cut off keeps the whole row in memory for as long as it is kept itself; ids, by which
 * people are remembered, are texts of their own.
 * @throws what reading a value fails with
 */
export const readRow = ({ columns, empty }: RowShape, row: RowMessage): Record<string, unknown> => {
  const { bytes, from, end } = row;
  // A letter for each byte: of a column in which there is more than ASCII the bytes are read.
  const whole = bytes.toString('latin1', from, end);
  const values: Record<string, unknown> = { ...empty };
  let at = from + 2;
  for (const { name, type, parse } of columns) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) continue;
    const start = at;
    at += length;
    const isCut = type !== uuid && (plainTypes.has(type) || isAscii(bytes, start, at));
    const text = isCut ? whole.slice(start - from, at - from) : bytes.toString('utf8', start, at);
    values[name] = parse ? parse(text) : text;
  }
  return values;
};
