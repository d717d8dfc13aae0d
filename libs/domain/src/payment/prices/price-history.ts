import type { Country, Currency } from '../../site/places/countries.ts';
import type { Money } from '../money/money.ts';

/** A bundle as it is sold in one currency; the price in minor units, VAT included. */
export type PricedBundle = { id: string; credits: number; currency: Currency; priceMinor: number };

/** A time of each member's own in which a discount of the site is good: the hours after signup, the days after they stayed. */
export const memberWindows = ['signup', 'stay'] as const;

export type MemberWindow = (typeof memberWindows)[number];

/** What a site asks for at one moment. */
export type Prices = {
  /** Smallest first. */
  bundles: readonly PricedBundle[];
  currencies: Readonly<Partial<Record<Country, Currency>>>;
  /** In basis points: 2550 is 25.5 %. */
  vatRates: Readonly<Partial<Record<Country, number>>>;
  /** The site's own figures; where there is none, that of the cheapest bundle is shown. */
  minimumMessageCosts: Readonly<Partial<Record<Country, Money>>>;
  /** The discounts that members get in a time of their own; what is not offered is not there. */
  memberDiscounts: Readonly<Partial<Record<MemberWindow, { code: string; percentage: number }>>>;
};

/** What is so from a moment on; a price or cost of null ends what was there. */
export type PriceStatement =
  | { kind: 'bundle'; bundle: string; currency: Currency; credits: number; priceMinor: number | null }
  | { kind: 'currency'; country: Country; currency: Currency }
  | { kind: 'vat'; country: Country; rate: number }
  | { kind: 'message-cost'; country: Country; costMinor: number | null; currency: Currency }
  | { kind: 'member-discount'; window: MemberWindow; code: string; percentage: number | null };

/** What is said in tables of prices; the discounts of members are said by the terms of their discounts. */
export type PriceTableStatement = Exclude<PriceStatement, { kind: 'member-discount' }>;

/** A statement and from when it holds, in milliseconds. */
export type PriceChange = PriceStatement & { fromMs: number };

/** What a statement is about; a later one about the same takes its place. */
export function priceKey(statement: PriceStatement): string {
  switch (statement.kind) {
    case 'bundle':
      return `bundle ${statement.bundle} ${statement.currency}`;
    case 'member-discount':
      return `member-discount ${statement.window}`;
    case 'currency':
    case 'vat':
    case 'message-cost':
      return `${statement.kind} ${statement.country}`;
  }
}

/**
 * What holds at a moment, by what it is about: of each, what began last, and of those that began together the one that
 * stands later in the list. A change holds from its very millisecond.
 */
export function statementsAt(
  changes: readonly PriceChange[],
  nowMs: number,
): ReadonlyMap<string, PriceChange> {
  const holds = new Map<string, PriceChange>();
  for (const change of changes) {
    const key = priceKey(change);
    const before = holds.get(key);
    if (change.fromMs <= nowMs && (!before || before.fromMs <= change.fromMs)) holds.set(key, change);
  }
  return holds;
}

/** What a site asks for at a moment (readings, "VAT"; spec §3 minimum_message_costs). */
export function pricesAt(changes: readonly PriceChange[], nowMs: number): Prices {
  const bundles: PricedBundle[] = [];
  const currencies: Partial<Record<Country, Currency>> = {};
  const vatRates: Partial<Record<Country, number>> = {};
  const minimumMessageCosts: Partial<Record<Country, Money>> = {};
  const memberDiscounts: Partial<Record<MemberWindow, { code: string; percentage: number }>> = {};
  for (const one of statementsAt(changes, nowMs).values()) {
    if (one.kind === 'currency') currencies[one.country] = one.currency;
    if (one.kind === 'vat') vatRates[one.country] = one.rate;
    if (one.kind === 'message-cost' && one.costMinor !== null)
      minimumMessageCosts[one.country] = { amountMinor: one.costMinor, currency: one.currency };
    if (one.kind === 'member-discount' && one.percentage !== null)
      memberDiscounts[one.window] = { code: one.code, percentage: one.percentage };
    if (one.kind === 'bundle' && one.priceMinor !== null)
      bundles.push({
        id: one.bundle,
        credits: one.credits,
        currency: one.currency,
        priceMinor: one.priceMinor,
      });
  }
  bundles.sort((a, b) => a.credits - b.credits || a.priceMinor - b.priceMinor);
  return { bundles, currencies, vatRates, minimumMessageCosts, memberDiscounts };
}

/** When what a site asks for changes next, in milliseconds; null when nothing is planned. */
export function nextPriceChange(changes: readonly PriceChange[], nowMs: number): number | null {
  const coming = changes.map(({ fromMs }) => fromMs).filter((fromMs) => fromMs > nowMs);
  return coming.length === 0 ? null : Math.min(...coming);
}
