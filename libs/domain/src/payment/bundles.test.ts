import { describe, expect, it } from 'vitest';
import { currencies } from '../site/places/countries.ts';
import { creditBundles, findBundle } from './bundles.ts';

describe('creditBundles', () => {
  it.each(currencies)('get cheaper by the credit with their size in %s', (currency) => {
    const prices = creditBundles[currency].map(({ priceMinor, credits }) => priceMinor / credits);
    expect(prices).toHaveLength(4);
    expect([...prices].sort((a, b) => b - a)).toEqual(prices);
  });

  it('are found by id', () => {
    expect(findBundle('b60', 'EUR')).toEqual({ id: 'b60', credits: 60, priceMinor: 2999 });
    expect(findBundle('b61', 'EUR')).toBeNull();
  });
});
