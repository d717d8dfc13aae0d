import { LedgerError, makeTransfer, memberAccount, receivableAccount } from './ledger.ts';
import type { LedgerAccount, Posting, Transfer, TransferKind } from './ledger.ts';
import {
  type CreditLot,
  giveBackToLots,
  lapseFromLots,
  lotsTaken,
  spendFromLots,
  takeBackFromLots,
  type TakenLot,
} from './lots.ts';

/** A movement of credits of one member. `credits` is a whole number above 0. */
export type Movement = { id: string; memberId: string; credits: number; reference: string };

const nonZero = (postings: readonly Posting[]): Posting[] => postings.filter(({ amount }) => amount !== 0);

/**
 * A bundle was paid; the reference is the order. What the member owes (`owed`, 0 or more) is paid off first, the rest can be
 * spent: it is a lot of its own, under the transfer's id.
 */
export function purchaseTransfer(movement: Movement & { owed: number }): Transfer {
  const { id, reference, memberId, credits, owed } = movement;
  const paidOff = Math.min(owed, credits);
  const postings = nonZero([
    { account: memberAccount(memberId), amount: credits - paidOff },
    { account: receivableAccount(memberId), amount: paidOff },
    { account: 'sales', amount: -credits },
  ]);
  const lots = credits > paidOff ? [{ lot: id, amount: credits - paidOff }] : [];
  return makeTransfer({ id, kind: 'purchase', reference, postings, lots });
}

/** Credits given for nothing: those of the signup; the reference says for what. They are a lot under the transfer's id. */
export function grantTransfer({ id, reference, memberId, credits }: Movement): Transfer {
  const postings = [
    { account: memberAccount(memberId), amount: credits },
    { account: 'grants' as const, amount: -credits },
  ];
  return makeTransfer({ id, kind: 'grant', reference, postings, lots: [{ lot: id, amount: credits }] });
}

function out(
  kind: TransferKind,
  { id, reference, memberId, credits }: Movement,
  other: LedgerAccount,
  lots: Transfer['lots'],
): Transfer {
  if (lotsTaken(lots) !== credits) throw new LedgerError('lots_short');
  const postings = [
    { account: memberAccount(memberId), amount: -credits },
    { account: other, amount: credits },
  ];
  return makeTransfer({ id, kind, reference, postings, lots });
}

/**
 * A message, photo or gift was accepted; the reference is the message.
 * @throws LedgerError `lots_short` when the member's lots do not hold as many
 */
export function spendTransfer(movement: Movement, oldestFirst: readonly CreditLot[]): Transfer {
  return out('spend', movement, 'spending', spendFromLots(oldestFirst, movement.credits));
}

/**
 * Granted credits lapsed, as they do with a refund or a deleted account.
 * @throws LedgerError `lots_short` when fewer were given and not used
 */
export function lapseTransfer(movement: Movement, oldestFirst: readonly CreditLot[]): Transfer {
  return out('lapse', movement, 'grants', lapseFromLots(oldestFirst, movement.credits));
}

/**
 * The price of so many credits of an order went back at the provider: what is left of them leaves the member's balance, what
 * had been spent is booked as a debt. The reference is the order with how much had gone back by then, so that one refund
 * counts once.
 */
export function takeBackTransfer(
  { id, reference, memberId, credits, order }: Movement & { order: string },
  oldestFirst: readonly CreditLot[],
): Transfer {
  const { lots, taken, owed } = takeBackFromLots(oldestFirst, credits, order);
  const postings = nonZero([
    { account: 'refunds', amount: taken + owed },
    { account: memberAccount(memberId), amount: -taken },
    { account: receivableAccount(memberId), amount: -owed },
  ]);
  return makeTransfer({ id, kind: 'refund', reference, postings, lots });
}

/**
 * The price of so many credits of an order came again: a refund failed or was called off, a charge-back was won. What the
 * member owes (`owed`, 0 or more) is paid off first, as by a purchase; the rest can be spent, in the lots that it was taken
 * from. The reference is the order with the number of the change, so that each counts once.
 */
export function giveBackTransfer(
  { id, reference, memberId, credits, order, owed }: Movement & { order: string; owed: number },
  lastTakenFirst: readonly TakenLot[],
  roomOf: (order: string) => number,
): Transfer {
  const paidOff = Math.min(owed, credits);
  const { lots, left } = giveBackToLots(credits - paidOff, order, lastTakenFirst, roomOf);
  const postings = nonZero([
    { account: memberAccount(memberId), amount: credits - paidOff },
    { account: receivableAccount(memberId), amount: paidOff },
    { account: 'refunds', amount: -credits },
  ]);
  const opened = left > 0 ? [{ lot: id, amount: left }] : [];
  return makeTransfer({ id, kind: 'reversal', reference, postings, lots: [...lots, ...opened] });
}
