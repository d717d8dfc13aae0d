import { divideHalfUp } from './money.ts';

/**
 * What of a price is VAT (readings, "VAT": prices include it), in minor units, rounded half up. The rate is in basis points:
 * 2550 is 25.5 %.
 */
export function vatIncluded(amountMinor: number, rateBasisPoints: number): number {
  return divideHalfUp(amountMinor * rateBasisPoints, 10_000 + rateBasisPoints);
}
