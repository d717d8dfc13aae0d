import { offerIn } from '../bundles.ts';
import { messagePriceMinor, type Money } from '../money/money.ts';
import type { Country } from '../../site/places/countries.ts';
import type { Prices } from './price-history.ts';

/**
 * The lowest price of a message in a country (spec §5 "Minimum message cost is displayed per
 * country"): the site's own figure, as long as it is in the currency that the country pays in, or else that of its cheapest bundle; null
 * where nothing is sold.
 */
export function minimumMessageCost(
  prices: Prices,
  country: Country,
  settings: { messageCredits: number },
): Money | null {
  const own = prices.minimumMessageCosts[country];
  // A figure in another currency is from before the country's changed.
  if (own && own.currency === prices.currencies[country]) return own;
  const offer = offerIn(prices, country);
  if (!offer || offer.bundles.length === 0) return null;
  const costs = offer.bundles.map((bundle) => messagePriceMinor(bundle, settings));
  return { amountMinor: Math.min(...costs), currency: offer.currency };
}
