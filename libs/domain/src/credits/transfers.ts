import { makeTransfer, memberAccount, receivableAccount } from './ledger.ts';
import type { LedgerAccount, Transfer, TransferKind } from './ledger.ts';

/** A movement of credits of one member. `credits` is a whole number above 0. */
export type Movement = { id: string; memberId: string; credits: number; reference: string };

function between(kind: TransferKind, movement: Movement, other: LedgerAccount, toMember: 1 | -1): Transfer {
  const { id, reference, memberId, credits } = movement;
  const postings = [
    { account: memberAccount(memberId), amount: toMember * credits },
    { account: other, amount: -toMember * credits },
  ];
  return makeTransfer({ id, kind, reference, postings });
}

/** A bundle was paid; the reference is the order. */
export function purchaseTransfer(movement: Movement): Transfer {
  return between('purchase', movement, 'sales', 1);
}

/** Credits given for nothing: those of the signup; the reference says for what. */
export function grantTransfer(movement: Movement): Transfer {
  return between('grant', movement, 'grants', 1);
}

/** A message, photo or gift was accepted; the reference is the message. */
export function spendTransfer(movement: Movement): Transfer {
  return between('spend', movement, 'spending', -1);
}

/**
 * The price of credits went back at the provider: `taken` of them leave the member's balance, `owed` had been spent and are
 * booked as a debt. The reference is the order with how much had gone back by then, so that one refund counts once.
 */
export function takeBackTransfer(
  movement: Omit<Movement, 'credits'> & { taken: number; owed: number },
): Transfer {
  const { id, reference, memberId, taken, owed } = movement;
  const postings = [
    { account: 'refunds' as const, amount: taken + owed },
    { account: memberAccount(memberId), amount: -taken },
    { account: receivableAccount(memberId), amount: -owed },
  ].filter(({ amount }) => amount !== 0);
  return makeTransfer({ id, kind: 'refund', reference, postings });
}

/** Granted credits lapsed, as they do with a refund or a deleted account. */
export function lapseTransfer(movement: Movement): Transfer {
  return between('lapse', movement, 'grants', -1);
}

/** Undoes a transfer by its mirror image: postings are never changed. */
export function reversalOf(transfer: Transfer, id: string): Transfer {
  const postings = transfer.postings.map(({ account, amount }) => ({ account, amount: -amount }));
  return makeTransfer({ id, kind: 'reversal', reference: transfer.id, postings });
}
