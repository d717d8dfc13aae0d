import type { TransferKind } from './ledger.ts';

/** One posting to a member's balance: positive in, negative out. */
export type CreditMovement = { kind: TransferKind; amount: number };

/**
 * Credits that were given for nothing and are not used yet, by all that ever moved a balance, oldest first. Until lots are
 * kept they are reckoned: credits are spent first in, first out (readings), what lapses was given, what goes back with its
 * price was bought.
 */
export function unusedGranted(oldestFirst: readonly CreditMovement[]): number {
  const lots: { granted: boolean; left: number }[] = [];
  const take = (credits: number, from: (lot: { granted: boolean }) => boolean) => {
    let rest = credits;
    for (const lot of lots.filter(from)) {
      const used = Math.min(lot.left, rest);
      lot.left -= used;
      rest -= used;
    }
  };
  for (const { kind, amount } of oldestFirst) {
    if (amount > 0) lots.push({ granted: kind === 'grant', left: amount });
    else if (kind === 'refund') take(-amount, (lot) => !lot.granted);
    else if (kind === 'lapse') take(-amount, (lot) => lot.granted);
    else take(-amount, () => true);
  }
  return lots.filter((lot) => lot.granted).reduce((sum, lot) => sum + lot.left, 0);
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
