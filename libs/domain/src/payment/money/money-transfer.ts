import { makeTransfer } from '../../credits/ledger.ts';
import type { LedgerAccount, Transfer } from '../../credits/ledger.ts';
import { backMinor, type MoneyBack } from './money-back.ts';
import { divideHalfUp } from './money.ts';

/** What of an order's price a site has, and how much of that is VAT; minor units. */
export type KeptMoney = { amountMinor: number; vatMinor: number };

/** Before an order is paid. */
export const nothingKept: KeptMoney = { amountMinor: 0, vatMinor: 0 };

/**
 * What is kept of a paid order after so much of its price has gone back. The VAT in it is reckoned from the whole, so that
 * parts together take what the whole at once would, and nothing of it is left when all is back.
 */
export function keptMoney(paid: KeptMoney, back: MoneyBack): KeptMoney {
  const amountMinor = paid.amountMinor - backMinor(paid.amountMinor, back);
  if (paid.amountMinor === 0) return nothingKept;
  return { amountMinor, vatMinor: divideHalfUp(paid.vatMinor * amountMinor, paid.amountMinor) };
}

/**
 * Books what changed of an order's money: into the takings or out of them, with the VAT in it. The reference is the order with
 * the number of the change, so that each counts once.
 * @returns null where nothing changed
 */
export function moneyTransfer(
  { id, reference, currency }: { id: string; reference: string; currency: string },
  before: KeptMoney,
  after: KeptMoney,
): Transfer | null {
  const amount = after.amountMinor - before.amountMinor;
  const vat = after.vatMinor - before.vatMinor;
  if (amount === 0) return null;
  const postings = (
    [
      [`takings:${currency}`, amount],
      [`vat:${currency}`, -vat],
      [`revenue:${currency}`, vat - amount],
    ] satisfies [LedgerAccount, number][]
  )
    .map(([account, moved]) => ({ account, amount: moved }))
    .filter((posting) => posting.amount !== 0);
  return makeTransfer({ id, kind: amount > 0 ? 'payment' : 'repayment', reference, postings, lots: [] });
}
