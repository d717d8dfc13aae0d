/** Ids as one key, in this order. */
export const keyOf = (...ids: readonly string[]): string => ids.join(' ');

/** Two members as one key, whoever of them writes. */
export const pairKey = (one: string, two: string): string => (one < two ? keyOf(one, two) : keyOf(two, one));
