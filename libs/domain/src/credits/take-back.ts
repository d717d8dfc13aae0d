/**
 * Credits that were given for nothing and are not used yet. Until lots say which credit came from where, credits are spent
 * in the order they came (readings, "first in, first out"), and the given ones come first, with the signup.
 */
export function unusedGranted({ granted, spent }: { granted: number; spent: number }): number {
  return Math.max(0, granted - spent);
}

/**
 * From where credits are taken whose price went back: from the balance as far as it was bought, never below zero; the rest
 * had been spent already and is owed.
 */
export function splitTakenBack(
  due: number,
  account: { balance: number; unusedGranted: number },
): { taken: number; owed: number } {
  const taken = Math.max(0, Math.min(due, account.balance - account.unusedGranted));
  return { taken, owed: due - taken };
}
