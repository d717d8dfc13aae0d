/** The last bundle a member ordered, and when, in milliseconds. */
export type LastPurchase = { bundleId: string; atMs: number };

/** Whether ordering this bundle now asks once more: the same one was ordered less than 60 s ago (readings). */
export function isRepeatPurchase(
  last: LastPurchase | null,
  order: { bundleId: string; nowMs: number },
  settings: { repeatPurchaseSeconds: number },
): boolean {
  if (last === null || last.bundleId !== order.bundleId) return false;
  return order.nowMs - last.atMs < settings.repeatPurchaseSeconds * 1000;
}
