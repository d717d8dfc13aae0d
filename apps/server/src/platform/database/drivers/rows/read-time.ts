import pg from 'pg';

/** PostgreSQL's number for the type of a moment. */
export const timestamptz = 1184;

const asTheDriver = pg.types.getTypeParser(timestamptz) as (value: string) => Date | number | null;

const [zero, plus, dash, space, point] = [48, 43, 45, 32, 46];

/**
 * `2026-11-25 21:30:05.123456+00`, from the year 100 on: Date.UTC takes those before for years of the last century. Everything else
 * that PostgreSQL writes for a moment has another length of year, another zone, `BC` at its end, or is no date at all.
 */
const isUsual = (bytes: Uint8Array, from: number, to: number): boolean =>
  bytes[to - 3] === plus &&
  bytes[to - 2] === zero &&
  bytes[to - 1] === zero &&
  bytes[from + 4] === dash &&
  bytes[from + 10] === space &&
  (bytes[from] !== zero || bytes[from + 1] !== zero);

const digits = (bytes: Uint8Array, from: number, to: number): number => {
  let number = 0;
  for (let at = from; at < to; at += 1) number = number * 10 + (bytes[at] ?? 0) - zero;
  return number;
};

/** Milliseconds, of which PostgreSQL leaves out the zeros at the end; what is finer is cut off. */
const partOfSecond = (bytes: Uint8Array, from: number, to: number): number => {
  const count = Math.min(3, to - from);
  return digits(bytes, from, from + count) * 10 ** (3 - count);
};

/** A moment as a database in UTC writes it; undefined for what is written otherwise (another zone, infinity). */
export const timeAt = (bytes: Uint8Array, from: number, to: number): Date | undefined => {
  if (!isUsual(bytes, from, to)) return undefined;
  const ms = bytes[from + 19] === point ? partOfSecond(bytes, from + 20, to - 3) : 0;
  return new Date(
    Date.UTC(
      digits(bytes, from, from + 4),
      digits(bytes, from + 5, from + 7) - 1,
      digits(bytes, from + 8, from + 10),
      digits(bytes, from + 11, from + 13),
      digits(bytes, from + 14, from + 16),
      digits(bytes, from + 17, from + 19),
      ms,
    ),
  );
};

/** The same of a text; what is written otherwise is left to the driver, which reads everything, and takes five times as long. */
export const asTime = (text: string): Date | number | null =>
  timeAt(Buffer.from(text), 0, text.length) ?? asTheDriver(text);
