/** One column of some rows, as a statement takes it that writes or looks up many of them at once (`unnest`). */
export const columnOf = <T, K extends keyof T>(rows: readonly T[], name: K): T[K][] =>
  rows.map((row) => row[name]);
