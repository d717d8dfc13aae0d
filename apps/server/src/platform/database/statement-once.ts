import type { CompiledQuery } from 'kysely';
import { askReady, type Database } from './database.ts';

/** What Kysely gives for a query: something that says its text and its values. */
interface Compilable<R> {
  compile(): CompiledQuery<R>;
}

/** Stands for the n-th value while the text is made; no value of the product begins with a character that texts can not hold. */
const placeFor = (index: number): string => `\0value ${index}`;

/** How a statement is asked: alone, or along with others (`readAlong`, `readBehind`). */
type Ask = <R>(db: Database, query: CompiledQuery<R>) => Promise<R[]>;

/**
 * A statement that is asked with every request: its text is made once and not each time (building one of thirty columns
 * costs as much as the database's answer). `build` is called with stand-ins for the values, all of them text, and hands
 * each on to the query as it is.
 * @returns asks it with values in the same order
 */
export const statementOnce = <R, V extends readonly unknown[]>(
  build: (db: Database, ...values: { [I in keyof V]: string }) => Compilable<R>,
  ask: Ask = askReady,
): ((db: Database, ...values: V) => Promise<R[]>) => {
  let made:
    { readonly query: CompiledQuery<R>; readonly valueAt: readonly (number | undefined)[] } | undefined;
  const make = (db: Database, count: number) => {
    const places = Array.from({ length: count }, (_, index) => placeFor(index));
    const query = build(db, ...(places as { [I in keyof V]: string })).compile();
    const valueAt = query.parameters.map((value) => {
      const index = places.indexOf(String(value));
      return index < 0 ? undefined : index;
    });
    return { query, valueAt };
  };
  return async (db, ...values) => {
    made ??= make(db, values.length);
    const { query, valueAt } = made;
    const parameters = valueAt.map((index, at) =>
      index === undefined ? query.parameters[at] : values[index],
    );
    return ask(db, { ...query, parameters });
  };
};

/** Values by name: text, a time, a flag; what is undefined or false is left out of the statement. */
type Given = Readonly<Record<string, string | Date | boolean | undefined>>;

/** The same names, with stand-ins for the values. */
export type Places<V extends Given> = {
  readonly [N in keyof V]: V[N] extends boolean | undefined ? V[N] : string | Extract<V[N], undefined>;
};

/**
 * The same for a statement of several shapes: each combination of values given and left out has a text of its own, made when
 * it is first asked for. `build` is called with stand-ins for texts and times, and with the flags themselves.
 */
export const statementByShape = <R, V extends Given>(
  build: (db: Database, values: Places<V>) => Compilable<R>,
  ask: Ask = askReady,
): ((db: Database, values: V) => Promise<R[]>) => {
  const made = new Map<string, (db: Database, ...values: unknown[]) => Promise<R[]>>();
  return (db, values) => {
    const names = Object.keys(values).filter((name) => values[name] !== undefined && values[name] !== false);
    const shape = names.join(' ');
    const known =
      made.get(shape) ??
      statementOnce<R, unknown[]>((database, ...places) => {
        const standIns = names.map((name, index) => [name, values[name] === true || places[index]]);
        return build(database, Object.fromEntries(standIns) as Places<V>);
      }, ask);
    made.set(shape, known);
    return known(db, ...names.map((name) => values[name]));
  };
};
