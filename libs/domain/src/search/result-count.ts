/** Counting stops here: a number beyond it tells a member nothing and costs the database a lot. */
export const resultCountCap = 500;

/** The number of results as it is shown: exact up to 500, above that "500+" (`capped`). */
export function formatCount(count: number): { count: number; capped: boolean } {
  return { count: Math.min(count, resultCountCap), capped: count > resultCountCap };
}
