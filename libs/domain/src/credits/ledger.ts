import type { LotPosting } from './lots.ts';

/**
 * The double-entry ledger: every transfer is a list of postings that sums to zero in each unit. Of credits, a member's account
 * holds what the member may spend, the receivable account (at most 0) what they owe: credits that were spent before their
 * price went back; the site's accounts hold the other side. Of money, in minor units of a currency, a site's takings are what
 * its payment provider holds for it; they are its revenue and the VAT in it.
 */
export const accountKinds = [
  'member',
  'receivable',
  'sales',
  'grants',
  'spending',
  'refunds',
  'takings',
  'revenue',
  'vat',
] as const;

export type AccountKind = (typeof accountKinds)[number];

/** The kinds of which each member has one of their own. */
const ownKinds = ['member', 'receivable'] as const;
type OwnKind = (typeof ownKinds)[number];

/** The kinds of which a site has one for each currency. */
const moneyKinds = ['takings', 'revenue', 'vat'] as const;
type MoneyKind = (typeof moneyKinds)[number];

/** `member:<id>` and `receivable:<id>` for a member, `takings:EUR` for money, the bare kind for the site's own credits. */
export type LedgerAccount =
  `${OwnKind}:${string}` | `${MoneyKind}:${string}` | Exclude<AccountKind, OwnKind | MoneyKind>;

/** The unit of accounts that hold no money. */
const creditUnit = 'credits';

/** What comes into an account is positive, out of it negative; whole numbers, never 0. */
export type Posting = { account: LedgerAccount; amount: number };

export const creditTransferKinds = ['purchase', 'grant', 'spend', 'refund', 'lapse', 'reversal'] as const;

export type CreditTransferKind = (typeof creditTransferKinds)[number];

/** Money that came in (or came again) and money that went back. */
export type TransferKind = CreditTransferKind | 'payment' | 'repayment';

export type Transfer = {
  id: string;
  kind: TransferKind;
  /** What it was for: the id of the order, the message, the signup. */
  reference: string;
  postings: readonly Posting[];
  /** Which lots the member's credits come into or leave: together as much as the posting to the member's account. */
  lots: readonly LotPosting[];
};

export type LedgerCode =
  | 'transfer_unbalanced'
  | 'transfer_empty'
  | 'posting_invalid'
  | 'lots_differ'
  /** More is to be taken than there is. */
  | 'lots_short';

/** A transfer that must not be written; `code` says why. A fault of the program, not of a member. */
export class LedgerError extends Error {
  readonly code: LedgerCode;

  constructor(code: LedgerCode) {
    super(code);
    this.name = 'LedgerError';
    this.code = code;
  }
}

export function memberAccount(memberId: string): LedgerAccount {
  return `member:${memberId}`;
}

export function receivableAccount(memberId: string): LedgerAccount {
  return `receivable:${memberId}`;
}

const isOwn = (kind: string): kind is OwnKind => ownKinds.some((one) => one === kind);
const isMoney = (kind: string): kind is MoneyKind => moneyKinds.some((one) => one === kind);
const isKind = (kind: string): kind is AccountKind => accountKinds.some((one) => one === kind);

/** What the name of an account says: its kind, whose it is (null: the site's) and its unit. */
type ReadAccount = { kind: AccountKind; memberId: string | null; unit: string };

/** Reads the name of an account; null when it is none of ours. */
export function readAccount(account: string): ReadAccount | null {
  const colon = account.indexOf(':');
  const kind = colon < 0 ? account : account.slice(0, colon);
  const detail = colon < 0 ? '' : account.slice(colon + 1);
  if (isOwn(kind)) return detail === '' ? null : { kind, memberId: detail, unit: creditUnit };
  if (isMoney(kind)) return /^[A-Z]{3}$/.test(detail) ? { kind, memberId: null, unit: detail } : null;
  return colon < 0 && isKind(kind) ? { kind, memberId: null, unit: creditUnit } : null;
}

/** Whether the lots move by as much as the members' accounts, each once. */
function lotsAgree(lots: Transfer['lots'], balance: number): boolean {
  const valid = lots.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  const moved = lots.reduce((total, { amount }) => total + amount, 0);
  return valid && moved === balance && new Set(lots.map(({ lot }) => lot)).size === lots.length;
}

/** What is wrong with a transfer; null when it may be written. */
export function checkTransfer({ postings, lots }: Transfer): LedgerCode | null {
  if (postings.length < 2) return 'transfer_empty';
  const sums = new Map<string, number>();
  let balance = 0;
  for (const { account, amount } of postings) {
    const read = readAccount(account);
    if (read === null || !Number.isSafeInteger(amount) || amount === 0) return 'posting_invalid';
    sums.set(read.unit, (sums.get(read.unit) ?? 0) + amount);
    if (read.kind === 'member') balance += amount;
  }
  if ([...sums.values()].some((sum) => sum !== 0)) return 'transfer_unbalanced';
  return lotsAgree(lots, balance) ? null : 'lots_differ';
}

/** A transfer that sums to zero in each unit; throws a `LedgerError` when it does not or a posting is no posting. */
export function makeTransfer(transfer: Transfer): Transfer {
  const code = checkTransfer(transfer);
  if (code !== null) throw new LedgerError(code);
  return transfer;
}
