import { timeAt, timestamptz } from './read-time.ts';
import type { RowMessage } from './row-message.ts';

/** A column of an answer: what it is called, and how it is read. */
export interface Column {
  readonly name: string;
  /** PostgreSQL's number for its type. */
  readonly type: number;
  /** Reads its text; left out where that is its value. */
  readonly parse?: ((value: string) => unknown) | undefined;
}

/** Reads a value where it stands; undefined where it is written otherwise than usual, and `parse` is to read it. */
type ReadAt = (bytes: Uint8Array, from: number, to: number) => unknown;

/** `t` or `f`. */
const flagAt: ReadAt = (bytes, from) => bytes[from] === 0x74;

/** So many figures are exact in a number of JavaScript. */
const mostFigures = 15;

const wholeAt: ReadAt = (bytes, from, to) => {
  if (to - from > mostFigures) return undefined;
  const isBelow = bytes[from] === 0x2d;
  let number = 0;
  for (let at = isBelow ? from + 1 : from; at < to; at += 1) number = number * 10 + (bytes[at] ?? 0) - 0x30;
  return isBelow ? -number : number;
};

/** What is read without a text of it: flags, whole numbers, moments. Both drivers' `parse` would answer the same. */
const readsAt: ReadonlyMap<number, ReadAt> = new Map([
  [16, flagAt],
  [20, wholeAt],
  [21, wholeAt],
  [23, wholeAt],
  [timestamptz, timeAt],
]);

const uuid = 2950;
const lastAscii = 0x7f;

const isAscii = (bytes: Uint8Array, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if ((bytes[at] ?? 0) > lastAscii) return false;
  return true;
};

/** How the rows of a statement are read. */
export interface RowShape {
  readonly columns: readonly (Column & { readonly readAt: ReadAt | undefined; readonly isId: boolean })[];
  /** A row of nulls. What is made with its columns at once stays a plain object; one that gets thirty of them in turn becomes a slow one. */
  readonly empty: Readonly<Record<string, null>>;
}

export const shapeOf = (columns: readonly Column[]): RowShape => ({
  columns: columns.map(({ name, type, parse }) => ({
    name,
    type,
    parse,
    readAt: readsAt.get(type),
    isId: type === uuid,
  })),
  empty: Object.fromEntries(columns.map(({ name }) => [name, null])),
});

/**
 * A row by its columns. Its bytes become one text, off which the columns are cut: making a text of each cost more than all else
 * that is done to a row. A text of 13 letters and more that was cut off keeps the whole row in memory for as long as it is kept itself
 * (V8 copies shorter ones); values of the type uuid, by which people are remembered, are texts of their own.
 * @throws what reading a value fails with; Error where the row has another number of columns than its shape
 */
export const readRow = ({ columns, empty }: RowShape, row: RowMessage): Record<string, unknown> => {
  const { bytes, from, end } = row;
  if (bytes.readInt16BE(from) !== columns.length)
    throw new Error('a row has other columns than were described');
  // A letter for each byte: of a column in which there is more than ASCII the bytes are read.
  const whole = bytes.toString('latin1', from, end);
  const values: Record<string, unknown> = { ...empty };
  let at = from + 2;
  for (const { name, readAt, isId, parse } of columns) {
    const length = bytes.readInt32BE(at);
    const start = at + 4;
    at = start + Math.max(length, 0);
    // Also where it is null already: of two columns of one name the last one counts.
    const value = length < 0 ? null : readAt?.(bytes, start, at);
    if (value !== undefined) {
      values[name] = value;
      continue;
    }
    const isCut = !isId && isAscii(bytes, start, at);
    const text = isCut ? whole.slice(start - from, at - from) : bytes.toString('utf8', start, at);
    values[name] = parse ? parse(text) : text;
  }
  return values;
};
