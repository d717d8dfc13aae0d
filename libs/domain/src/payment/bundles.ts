import type { Country, Currency } from '../site/places/countries.ts';
import type { PricedBundle, Prices } from './prices/price-history.ts';

/** Set off from the others on the price list, which has one green button and not four. */
export const usualBundle = 'b60';

/** What is sold in one country: its currency, the bundles in it, the rate of VAT in basis points. */
export type CountryOffer = {
  country: Country;
  currency: Currency;
  bundles: readonly PricedBundle[];
  vatRate: number;
};

/** What a site sells in a country; null where it has said no currency or no rate of VAT. */
export function offerIn(prices: Prices, country: Country): CountryOffer | null {
  const currency = prices.currencies[country];
  const vatRate = prices.vatRates[country];
  if (currency === undefined || vatRate === undefined) return null;
  const bundles = prices.bundles.filter((bundle) => bundle.currency === currency);
  return { country, currency, bundles, vatRate };
}
