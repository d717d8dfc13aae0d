import { currencies } from '../site/places/countries.ts';
import type { Currency } from '../site/places/countries.ts';

export const bundleIds = ['b25', 'b60', 'b150', 'b400'] as const;

export type BundleId = (typeof bundleIds)[number];

/** Set off from the others on the price list, which has one green button and not four. */
export const usualBundle: BundleId = 'b60';

export type CreditBundle = { id: BundleId; credits: number; priceMinor: number };

const creditsOf: Readonly<Record<BundleId, number>> = { b25: 25, b60: 60, b150: 150, b400: 400 };

// Larger bundles are cheaper by the message. Prices are round in each currency, not converted daily.
const pricesMinor: Readonly<Record<Currency, Readonly<Record<BundleId, number>>>> = {
  EUR: { b25: 1499, b60: 2999, b150: 5999, b400: 11999 },
  GBP: { b25: 1299, b60: 2599, b150: 5199, b400: 9999 },
  USD: { b25: 1599, b60: 3199, b150: 6499, b400: 12999 },
  CHF: { b25: 1490, b60: 2990, b150: 5990, b400: 11990 },
  PLN: { b25: 5999, b60: 11999, b150: 23999, b400: 47999 },
  DKK: { b25: 10900, b60: 21900, b150: 43900, b400: 87900 },
  NOK: { b25: 16900, b60: 33900, b150: 67900, b400: 134900 },
  SEK: { b25: 16900, b60: 33900, b150: 67900, b400: 134900 },
};

function priceList(currency: Currency): readonly CreditBundle[] {
  return bundleIds.map((id) => ({ id, credits: creditsOf[id], priceMinor: pricesMinor[currency][id] }));
}

/** The default price list, smallest bundle first, in minor units of each currency. */
export const creditBundles = Object.fromEntries(
  currencies.map((currency) => [currency, priceList(currency)]),
) as Readonly<Record<Currency, readonly CreditBundle[]>>;

/** A bundle of the default price list by its id, or null when there is none such. */
export function findBundle(id: string, currency: Currency): CreditBundle | null {
  return creditBundles[currency].find((bundle) => bundle.id === id) ?? null;
}
