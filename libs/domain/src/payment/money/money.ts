import type { Currency } from '../../site/places/countries.ts';

/** An amount in minor units (cents, öre, grosz) of its currency; a whole number. */
export type Money = { amountMinor: number; currency: Currency };

/** Divides whole numbers and rounds half up, without ever leaving whole numbers. */
export function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/**
 * The price after a discount of `percentage` (0 to 100, at most two decimals), rounded half up to a
 * minor unit.
 */
export function discountedPrice(priceMinor: number, percentage: number): number {
  const shareOfTenThousand = 10_000 - Math.round(Math.min(100, Math.max(0, percentage)) * 100);
  return divideHalfUp(priceMinor * shareOfTenThousand, 10_000);
}

/** What one text message costs in minor units with the credits of this bundle, rounded half up. */
export function messagePriceMinor(
  bundle: { priceMinor: number; credits: number },
  settings: { messageCredits: number },
): number {
  return divideHalfUp(bundle.priceMinor * settings.messageCredits, bundle.credits);
}
