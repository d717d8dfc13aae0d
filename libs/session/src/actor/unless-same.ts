/**
 * What was known, where an answer says the same once more: what is asked for again and again is mostly as it was, and
 * whoever watches a part of it renders again for what is new alone.
 */
export const unlessSame = <T>(known: T, learnt: T): T =>
  JSON.stringify(known) === JSON.stringify(learnt) ? known : learnt;

/** The same for each part of an answer. */
export const partsUnlessSame = <T extends object>(known: T, learnt: Partial<T>): Partial<T> => {
  const parts = { ...learnt };
  for (const name of Object.keys(parts) as (keyof T)[])
    parts[name] = unlessSame<Partial<T>[keyof T]>(known[name], parts[name]);
  return parts;
};
