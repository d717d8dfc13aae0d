import pg from 'pg';

/** PostgreSQL's number for the type of a moment. */
export const timestamptz = 1184;

const asTheDriver = pg.types.getTypeParser(timestamptz) as (value: string) => Date | number | null;

const [zero, plus, dash, space, point] = [48, 43, 45, 32, 46];

/**
 * `2026-11-25 21:30:05.123456+00`, from the year 100 on: Date.UTC takes those before for years of the last century. Everything else
 * that PostgreSQL writes for a moment has another length of year, another zone, `BC` at its end, or is no date at all.
 */
const isUsual = (text: string): boolean => {
  const end = text.length;
  return (
    text.charCodeAt(end - 3) === plus &&
    text.charCodeAt(end - 2) === zero &&
    text.charCodeAt(end - 1) === zero &&
    text.charCodeAt(4) === dash &&
    text.charCodeAt(10) === space &&
    (text.charCodeAt(0) !== zero || text.charCodeAt(1) !== zero)
  );
};

const digits = (text: string, from: number, count: number): number => {
  let number = 0;
  for (let at = from; at < from + count; at += 1) number = number * 10 + text.charCodeAt(at) - zero;
  return number;
};

/**
 * A moment as a database in UTC writes it; what is written otherwise (another zone, infinity) is left to the driver, which reads
 * everything, and takes five times as long.
 */
export const asTime = (text: string): Date | number | null => {
  if (!isUsual(text)) return asTheDriver(text);
  const ms = text.charCodeAt(19) === point ? partOfSecond(text) : 0;
  return new Date(
    Date.UTC(
      digits(text, 0, 4),
      digits(text, 5, 2) - 1,
      digits(text, 8, 2),
      digits(text, 11, 2),
      digits(text, 14, 2),
      digits(text, 17, 2),
      ms,
    ),
  );
};

/** Milliseconds, of which PostgreSQL leaves out the zeros at the end; what is finer is cut off. */
const partOfSecond = (text: string): number => {
  const end = text.length - 3;
  const ms = digits(text, 20, Math.min(3, end - 20));
  return ms * 10 ** Math.max(0, 3 - (end - 20));
};
