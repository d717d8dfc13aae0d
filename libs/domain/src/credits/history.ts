import type { CreditTransferKind } from './ledger.ts';

/** What moved credits, as a member's list of transactions names it. */
export const creditEntryKinds = ['bought', 'given', 'spent', 'returned', 'restored', 'lapsed'] as const;

export type CreditEntryKind = (typeof creditEntryKinds)[number];

const entryKinds: Readonly<Record<CreditTransferKind, CreditEntryKind>> = {
  purchase: 'bought',
  grant: 'given',
  spend: 'spent',
  refund: 'returned',
  reversal: 'restored',
  lapse: 'lapsed',
};

export const creditEntryKind = (kind: CreditTransferKind): CreditEntryKind => entryKinds[kind];

/** What a member has and owes, both 0 or more. */
export type CreditTotals = { balance: number; owed: number };

/** How one transfer moved them: credits into the balance are positive, and so is a debt that grows. */
export type CreditMove = { credits: number; owed: number };

/**
 * Puts beside each movement what the member had and owed after it, reckoned back from what there is now (or was after the
 * first one of the page), so that each line of the list explains the next.
 * @param newestFirst movements without a gap
 * @returns the same movements with their totals, and the totals before the oldest of them
 */
export function withTotals<M extends CreditMove>(
  newestFirst: readonly M[],
  now: CreditTotals,
): { entries: readonly { move: M; after: CreditTotals }[]; before: CreditTotals } {
  let { balance, owed } = now;
  const entries = newestFirst.map((move) => {
    const after = { balance, owed };
    balance -= move.credits;
    owed -= move.owed;
    return { move, after };
  });
  return { entries, before: { balance, owed } };
}
