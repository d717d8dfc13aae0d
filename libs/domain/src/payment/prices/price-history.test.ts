import { describe, expect, it } from 'vitest';
import { vatIncluded } from '../money/vat.ts';
import { defaultPrices } from './default-prices.ts';
import { minimumMessageCost } from './minimum-message-cost.ts';
import { nextPriceChange, type PriceChange, pricesAt } from './price-history.ts';

const since = (fromMs: number, priceMinor: number | null, bundle = 'b25'): PriceChange => ({
  kind: 'bundle',
  bundle,
  currency: 'EUR',
  credits: Number(bundle.slice(1)),
  priceMinor,
  fromMs,
});
const priceAt = (changes: readonly PriceChange[], nowMs: number) =>
  pricesAt(changes, nowMs).bundles.find(({ id }) => id === 'b25')?.priceMinor;

describe('what a site asks for', () => {
  const changes = [since(0, 1000), since(500, 2000), since(800, null)];

  it('changes in the very millisecond, and not one before', () => {
    expect([499, 500, 799, 800].map((at) => priceAt(changes, at))).toEqual([1000, 2000, 2000, undefined]);
    expect(priceAt(changes, -1)).toBeUndefined();
  });

  it('is of two that begin together what was said later, in whatever order the rest comes', () => {
    expect(priceAt([since(500, 2000), since(500, 1500), since(0, 1000)], 500)).toBe(1500);
  });

  it('goes by each bundle, currency and country for itself', () => {
    const crowns: PriceChange = { ...since(0, 9900), currency: 'SEK' } as PriceChange;
    const { bundles } = pricesAt([since(0, 3000, 'b60'), since(0, 1000), crowns, since(5, 1100)], 10);
    expect(bundles.map(({ id, currency, priceMinor }) => [id, currency, priceMinor])).toEqual([
      ['b25', 'EUR', 1100],
      ['b25', 'SEK', 9900],
      ['b60', 'EUR', 3000],
    ]);
  });

  it('says when it changes next', () => {
    expect([-1, 0, 499, 500, 800].map((at) => nextPriceChange(changes, at))).toEqual([
      0,
      500,
      500,
      800,
      null,
    ]);
  });
});

describe('the lowest price of a message', () => {
  const asked = defaultPrices.map((statement) => ({ ...statement, fromMs: 0 }));
  const cost = (changes: readonly PriceChange[]) =>
    minimumMessageCost(pricesAt(changes, 1), 'NL', { messageCredits: 1 });
  const own = (costMinor: number | null, fromMs = 0): PriceChange => ({
    kind: 'message-cost',
    country: 'NL',
    currency: 'EUR',
    costMinor,
    fromMs,
  });

  it('is that of the cheapest bundle, unless the site has a figure of its own', () => {
    expect(cost(asked)).toEqual({ amountMinor: 30, currency: 'EUR' });
    expect(cost([...asked, own(99)])).toEqual({ amountMinor: 99, currency: 'EUR' });
    expect(cost([...asked, own(99), own(null, 1)])).toEqual({ amountMinor: 30, currency: 'EUR' });
  });

  it('is no figure in a currency that the country has left', () => {
    const left: PriceChange = { kind: 'currency', country: 'NL', currency: 'GBP', fromMs: 1 };
    expect(cost([...asked, own(99), left])).toMatchObject({ currency: 'GBP' });
    expect(cost([...asked, own(99), { ...left, fromMs: 2 }])).toEqual({ amountMinor: 99, currency: 'EUR' });
  });

  it('is none where nothing is sold', () => {
    expect(cost([])).toBeNull();
    expect(cost(asked.filter(({ kind }) => kind !== 'bundle'))).toBeNull();
  });
});

describe('VAT', () => {
  it('is in the price, rounded half up to a minor unit', () => {
    expect(vatIncluded(1499, 2100)).toBe(260);
    expect(vatIncluded(1499, 2550)).toBe(305);
    expect(vatIncluded(1490, 810)).toBe(112);
    expect(vatIncluded(1499, 0)).toBe(0);
    expect(vatIncluded(3, 2000)).toBe(1);
    expect(vatIncluded(0, 2100)).toBe(0);
  });
});
