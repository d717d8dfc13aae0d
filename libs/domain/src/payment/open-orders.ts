import { orderStates } from './order-state.ts';
import type { OrderState } from './order-state.ts';

/** As many payment pages may wait for one member; a further order takes the place of the oldest. */
export const mostOpenOrders = 5;

/**
 * What an order does with the one use of its discount (readings, "Once per user"): the newest open order holds it, money
 * that is there or on its way has spent it, an attempt that came to nothing leaves it free.
 */
export type DiscountUse = 'free' | 'held' | 'spent';

const uses: Readonly<Record<OrderState, DiscountUse>> = {
  created: 'held',
  open: 'held',
  action_required: 'spent',
  processing: 'spent',
  paid: 'spent',
  partly_refunded: 'spent',
  refunded: 'spent',
  failed: 'free',
  cancelled: 'free',
  expired: 'free',
  charged_back: 'spent',
};

export function discountUse(state: OrderState): DiscountUse {
  return uses[state];
}

/** Every state in which an order does that with its discount. */
export function statesOfDiscountUse(use: DiscountUse): OrderState[] {
  return orderStates.filter((state) => uses[state] === use);
}

/** An order that could still be paid and was not called back before. */
export type OpenOrder = { id: string; discounted: boolean };

/**
 * Which open orders a new one takes the place of: with a discount, all that carry one; besides, the oldest of those that
 * would be more than may be open. Their ids, oldest first.
 */
export function ordersToCallBack(
  oldestFirst: readonly OpenOrder[],
  order: { discounted: boolean },
): string[] {
  const losesDiscount = (one: OpenOrder) => order.discounted && one.discounted;
  const kept = oldestFirst.filter((one) => !losesDiscount(one));
  const tooMany = new Set(kept.slice(0, Math.max(0, kept.length + 1 - mostOpenOrders)));
  return oldestFirst.filter((one) => losesDiscount(one) || tooMany.has(one)).map(({ id }) => id);
}
