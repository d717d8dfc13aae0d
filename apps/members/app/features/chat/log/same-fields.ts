/**
 * Whether two records hold the same values; both have the same fields. `shallowEqual` of `@xstate/react` also compares what
 * may differ in its fields, and would weigh on every screen that has a machine.
 */
export const sameFields = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(a) as (keyof T)[]).every((name) => Object.is(a[name], b[name]));
