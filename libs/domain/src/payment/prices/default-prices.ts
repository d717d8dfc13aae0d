import { countries } from '../../site/places/countries.ts';
import type { Country, Currency } from '../../site/places/countries.ts';
import type { PriceTableStatement } from './price-history.ts';

const creditsOf = { b25: 25, b60: 60, b150: 150, b400: 400 } as const;
const bundles = ['b25', 'b60', 'b150', 'b400'] as const;

// Larger bundles are cheaper by the message. Prices are round in each currency, not converted daily.
const pricesMinor: Readonly<Record<Currency, Readonly<Record<(typeof bundles)[number], number>>>> = {
  EUR: { b25: 1499, b60: 2999, b150: 5999, b400: 11999 },
  GBP: { b25: 1299, b60: 2599, b150: 5199, b400: 9999 },
  USD: { b25: 1599, b60: 3199, b150: 6499, b400: 12999 },
  CHF: { b25: 1490, b60: 2990, b150: 5990, b400: 11990 },
  PLN: { b25: 5999, b60: 11999, b150: 23999, b400: 47999 },
  DKK: { b25: 10900, b60: 21900, b150: 43900, b400: 87900 },
  NOK: { b25: 16900, b60: 33900, b150: 67900, b400: 134900 },
  SEK: { b25: 16900, b60: 33900, b150: 67900, b400: 134900 },
};

// Standard rates of 2026 in basis points; a seller without a seat in the United States collects no sales tax there.
const markets: Readonly<Record<Country, readonly [Currency, vatRate: number]>> = {
  GB: ['GBP', 2000],
  IE: ['EUR', 2300],
  US: ['USD', 0],
  NL: ['EUR', 2100],
  BE: ['EUR', 2100],
  DE: ['EUR', 1900],
  AT: ['EUR', 2000],
  CH: ['CHF', 810],
  IT: ['EUR', 2200],
  FR: ['EUR', 2000],
  ES: ['EUR', 2100],
  PL: ['PLN', 2300],
  DK: ['DKK', 2500],
  FI: ['EUR', 2550],
  NO: ['NOK', 2500],
  SE: ['SEK', 2500],
};

/** What a new site asks for until it says otherwise. */
export const defaultPrices: readonly PriceTableStatement[] = [
  ...Object.entries(pricesMinor).flatMap(([currency, prices]) =>
    bundles.map((bundle) => ({
      kind: 'bundle' as const,
      bundle,
      currency: currency as Currency,
      credits: creditsOf[bundle],
      priceMinor: prices[bundle],
    })),
  ),
  ...countries.flatMap((country): PriceTableStatement[] => {
    const [currency, rate] = markets[country];
    return [
      { kind: 'currency', country, currency },
      { kind: 'vat', country, rate },
    ];
  }),
];
