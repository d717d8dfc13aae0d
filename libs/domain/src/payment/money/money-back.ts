import type { OrderState } from '../order-state.ts';

/** How much of a payment has gone back so far, in all, by refunds and by charge-backs. Minor units. */
export type MoneyBack = { refundedMinor: number; chargedBackMinor: number };

/** What was bought, and for how much; minor units. */
export type BoughtCredits = { credits: number; paidMinor: number };

/**
 * What of a payment has gone back, never more than was paid: who has a refund and charges back besides has the money
 * twice, but bought the credits once.
 */
export function backMinor(paidMinor: number, { refundedMinor, chargedBackMinor }: MoneyBack): number {
  return Math.min(paidMinor, Math.max(0, refundedMinor) + Math.max(0, chargedBackMinor));
}

/**
 * How an order stands of which so much has gone back. A charge-back of a part is a part that went back, whoever sent it; the
 * whole is charged back when a bank took any of it. What comes again, by a refund that failed or a charge-back that was won,
 * makes less go back, and in the end nothing: then it is paid.
 */
export function stateOfMoneyBack(
  paidMinor: number,
  back: MoneyBack,
): Extract<OrderState, 'paid' | 'partly_refunded' | 'refunded' | 'charged_back'> {
  const total = backMinor(paidMinor, back);
  if (total === 0) return 'paid';
  if (total < paidMinor) return 'partly_refunded';
  return back.chargedBackMinor > 0 ? 'charged_back' : 'refunded';
}

/**
 * How many credits of an order go back in all: the part of them that the money is of the price, rounded down, so that
 * nobody loses a credit that was not wholly paid back. It is a sum from the beginning: of several parts each takes the
 * difference, and together they take exactly what the whole at once would; what comes again gives the difference.
 */
export function creditsBack({ credits, paidMinor }: BoughtCredits, back: MoneyBack): number {
  if (paidMinor <= 0) return 0;
  return Math.floor((credits * backMinor(paidMinor, back)) / paidMinor);
}
