import type { OrderEvent } from './order-state.ts';

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
 * Where an order goes by what has gone back; null while nothing has. A charge-back of a part is a part that went back,
 * whoever sent it; the whole is charged back when a bank took any of it.
 */
export function moneyBackEvent(
  paidMinor: number,
  back: MoneyBack,
): Extract<OrderEvent, 'partly_refunded' | 'refunded' | 'charged_back'> | null {
  const total = backMinor(paidMinor, back);
  if (total === 0) return null;
  if (total < paidMinor) return 'partly_refunded';
  return back.chargedBackMinor > 0 ? 'charged_back' : 'refunded';
}

/**
 * How many credits of an order go back in all: the part of them that the money is of the price, rounded down, so that
 * nobody loses a credit that was not wholly paid back. It is a sum from the beginning: of several parts each takes the
 * difference, and together they take exactly what the whole at once would.
 */
export function creditsBack({ credits, paidMinor }: BoughtCredits, back: MoneyBack): number {
  if (paidMinor <= 0) return 0;
  return Math.floor((credits * backMinor(paidMinor, back)) / paidMinor);
}

/** The highest that was ever said of each: sums at a provider only rise, unless something is called off there. */
export function highestBack(known: MoneyBack, said: MoneyBack): MoneyBack {
  return {
    refundedMinor: Math.max(known.refundedMinor, said.refundedMinor),
    chargedBackMinor: Math.max(known.chargedBackMinor, said.chargedBackMinor),
  };
}

/** Whether less is said than before: a refund that failed or was called off, a charge-back that was won. */
export function isBackWithdrawn(known: MoneyBack, said: MoneyBack): boolean {
  return said.refundedMinor < known.refundedMinor || said.chargedBackMinor < known.chargedBackMinor;
}
