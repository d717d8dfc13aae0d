import { describe, expect, it } from 'vitest';
import { countries, currencies } from '../site/places/countries.ts';
import { offerIn } from './bundles.ts';
import { defaultPrices } from './prices/default-prices.ts';
import { pricesAt } from './prices/price-history.ts';

const prices = pricesAt(
  defaultPrices.map((statement) => ({ ...statement, fromMs: 0 })),
  0,
);

describe('what a new site sells', () => {
  it.each(currencies)('gets cheaper by the credit with its size in %s', (currency) => {
    const asked = prices.bundles
      .filter((bundle) => bundle.currency === currency)
      .map(({ priceMinor, credits }) => priceMinor / credits);
    expect(asked).toHaveLength(4);
    expect([...asked].sort((a, b) => b - a)).toEqual(asked);
  });

  it('is sold in every country in its own currency', () => {
    expect(countries.map((country) => offerIn(prices, country)?.currency)).toEqual(
      'GBP EUR USD EUR EUR EUR EUR CHF EUR EUR EUR PLN DKK EUR NOK SEK'.split(' '),
    );
  });

  it('has the VAT of the country in it', () => {
    expect(countries.map((country) => offerIn(prices, country)?.vatRate)).toEqual([
      2000, 2300, 0, 2100, 2100, 1900, 2000, 810, 2200, 2000, 2100, 2300, 2500, 2550, 2500, 2500,
    ]);
  });
});

describe('a country that nothing is said of', () => {
  it('is not sold to without a currency or a rate of VAT', () => {
    const { currencies: paid, vatRates } = prices;
    expect(offerIn({ ...prices, currencies: { ...paid, NL: undefined } }, 'NL')).toBeNull();
    expect(offerIn({ ...prices, vatRates: { ...vatRates, NL: undefined } }, 'NL')).toBeNull();
    expect(offerIn({ ...prices, vatRates: { ...vatRates, NL: 0 } }, 'NL')?.bundles).toHaveLength(4);
  });
});
