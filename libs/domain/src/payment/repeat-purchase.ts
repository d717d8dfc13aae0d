import type { OrderState } from './order-state.ts';
import { isUnpaid } from './unpaid.ts';

/** The last bundle a member ordered, and when, in milliseconds; how that order stands, where it is known. */
export type LastPurchase = { bundleId: string; atMs: number; state?: OrderState };

// Trying again after an attempt that came to nothing is no second purchase.
const cameToNothing: readonly (OrderState | undefined)[] = ['failed', 'cancelled', 'expired'];

/**
 * As long may the provider take to answer, and a little: an order that is only written down is on its way to it until then
 * (several pressed at once are all asked but the first), and has never reached it after that.
 */
export const paymentMadeWithinSeconds = 15;

/** For how long an order stands in the way of the same one, in seconds. */
const secondsOf = (state: OrderState | undefined, repeatPurchaseSeconds: number): number => {
  if (cameToNothing.includes(state)) return 0;
  return state === 'created'
    ? Math.min(paymentMadeWithinSeconds, repeatPurchaseSeconds)
    : repeatPurchaseSeconds;
};

/** Whether ordering this bundle now asks once more: the same one was ordered within `repeatPurchaseSeconds` (readings). */
export function isRepeatPurchase(
  last: LastPurchase | null,
  order: { bundleId: string; nowMs: number },
  settings: { repeatPurchaseSeconds: number },
): boolean {
  if (last === null || last.bundleId !== order.bundleId) return false;
  return order.nowMs - last.atMs < secondsOf(last.state, settings.repeatPurchaseSeconds) * 1000;
}

/**
 * Whether the same bundle was ordered within that time and its payment page is still open: whoever comes back from there without
 * paying and orders the very same is led to it again, and asked nothing (decision 170).
 */
export function isLeftUnpaid(
  last: LastPurchase,
  order: { bundleId: string; nowMs: number },
  settings: { repeatPurchaseSeconds: number },
): boolean {
  const { state = null } = last;
  return state !== 'created' && isUnpaid(state) && isRepeatPurchase(last, order, settings);
}
