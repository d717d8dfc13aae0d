import type { MoneyBack } from '../money/money-back.ts';
import { isBought, type OrderState } from '../order-state.ts';

/** In what orders and the payouts of a provider may differ: each a row for finance (`order_differences`). */
export const settlementDifferenceKinds = [
  'settled_unknown',
  'settled_unbooked',
  'settled_differs',
  'settled_twice',
  'settled_refund_differs',
  'settled_charge_back_differs',
  'not_settled',
  'settlement_sum_differs',
  'settlement_failed',
] as const;

export type SettlementDifferenceKind = (typeof settlementDifferenceKinds)[number];

/** What differs; minor units. */
export type SettlementDifference = { kind: SettlementDifferenceKind; found: number; expected: number };

/** What the payouts read so far hold of one payment, in minor units of its currency. */
export type SettledSide = {
  /** In how many payouts it came; more than once is once too often. */
  times: number;
  /** What came in all of them. */
  paidMinor: number;
  refundedMinor: number;
  chargedBackMinor: number;
  /** Some of it is in another currency than the order. */
  isOtherCurrency: boolean;
};

/**
 * In what an order and its payouts differ. Money that went back may be taken from a later payout than is read by now, so that only
 * more than the order knows of is a difference.
 * @param disputedMinor what banks have ever taken of it, also what was won again: a payout does not change by that
 */
export function settlementDifferences(
  order: { state: OrderState; amountMinor: number; back: MoneyBack },
  disputedMinor: number,
  settled: SettledSide,
): SettlementDifference[] {
  const { times, paidMinor } = settled;
  if (times > 1) return [{ kind: 'settled_twice', found: paidMinor, expected: order.amountMinor }];
  if (times === 1 && !isBought(order.state)) {
    // What went back whole is nobody's any more: nothing is left to be booked.
    const found = paidMinor - settled.refundedMinor - settled.chargedBackMinor;
    return found > 0 ? [{ kind: 'settled_unbooked', found, expected: 0 }] : [];
  }
  if (settled.isOtherCurrency || (times === 1 && paidMinor !== order.amountMinor))
    return [{ kind: 'settled_differs', found: paidMinor, expected: order.amountMinor }];
  const back = [
    {
      kind: 'settled_refund_differs',
      found: settled.refundedMinor,
      expected: order.back.refundedMinor,
    },
    {
      kind: 'settled_charge_back_differs',
      found: settled.chargedBackMinor,
      expected: Math.max(order.back.chargedBackMinor, disputedMinor),
    },
  ] as const;
  return back.filter(({ found, expected }) => found > expected);
}

/** What a payout is made up of, in its own currency. */
export type SettlementSums = { paidMinor: number; refundedMinor: number; chargedBackMinor: number };

/** What a payout should be: what came less what went back, and less what the provider keeps. */
export function settlementMinor(sums: SettlementSums, costsMinor: number): number {
  return sums.paidMinor - sums.refundedMinor - sums.chargedBackMinor - costsMinor;
}

/** Methods whose money their own company pays out, and no payout of the provider holds. */
export const paidOutElsewhere: readonly string[] = ['paypal'];
