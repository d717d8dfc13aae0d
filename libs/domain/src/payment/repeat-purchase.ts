import type { OrderState } from './order-state.ts';

/** The last bundle a member ordered, and when, in milliseconds; how that order stands, where it is known. */
export type LastPurchase = { bundleId: string; atMs: number; state?: OrderState };

// An order that never reached the provider, or whose attempt came to nothing: trying again is no second purchase.
const cameToNothing: readonly (OrderState | undefined)[] = ['created', 'failed', 'cancelled', 'expired'];

/** Whether ordering this bundle now asks once more: the same one was ordered within `repeatPurchaseSeconds` (readings). */
export function isRepeatPurchase(
  last: LastPurchase | null,
  order: { bundleId: string; nowMs: number },
  settings: { repeatPurchaseSeconds: number },
): boolean {
  if (last === null || last.bundleId !== order.bundleId) return false;
  if (cameToNothing.includes(last.state)) return false;
  return order.nowMs - last.atMs < settings.repeatPurchaseSeconds * 1000;
}
