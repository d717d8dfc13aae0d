import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditsBadge } from './credits-badge.ts';
import { accountKind, checkTransfer, LedgerError, makeTransfer } from './ledger.ts';
import type { Transfer } from './ledger.ts';
import { grantTransfer, lapseTransfer, purchaseTransfer, reversalOf, spendTransfer } from './transfers.ts';

describe('creditsBadge', () => {
  it.each([
    [11, null],
    [10, { count: 10, tone: 'warning' }],
    [1, { count: 1, tone: 'warning' }],
    [0, { count: 0, tone: 'danger' }],
    [-3, { count: 0, tone: 'danger' }],
  ])('shows %d as %j', (credits, badge) => {
    expect(creditsBadge({ premium: true, credits })).toEqual(badge);
    expect(creditsBadge({ premium: false, credits })).toBeNull();
  });
});

describe('the ledger', () => {
  const movement = { id: 't1', memberId: 'm1', credits: 25, reference: 'o1' };

  it('takes transfers that sum to zero', () => {
    expect(purchaseTransfer(movement).postings).toEqual([
      { account: 'member:m1', amount: 25 },
      { account: 'sales', amount: -25 },
    ]);
    expect(spendTransfer({ ...movement, credits: 1 }).postings[0]).toEqual({
      account: 'member:m1',
      amount: -1,
    });
    expect(accountKind('member:')).toBeNull();
    expect(accountKind('receivable')).toBeNull();
    expect(accountKind('receivable:m1')).toBe('receivable');
    expect(accountKind('sales')).toBe('sales');
  });

  const sales = (amount: number) => ({ account: 'sales' as const, amount });
  it.each<[string, Transfer['postings']]>([
    ['transfer_unbalanced', [sales(1), sales(-2)]],
    ['transfer_empty', []],
    ['transfer_empty', [sales(1)]],
    ['posting_invalid', [sales(0), sales(0)]],
    ['posting_invalid', [sales(0.5), sales(-0.5)]],
    ['posting_invalid', [sales(1), { account: 'pocket' as never, amount: -1 }]],
  ])('refuses with %s', (code, postings) => {
    const transfer: Transfer = { id: 't', kind: 'spend', reference: 'r', postings };
    expect(checkTransfer(transfer)).toBe(code);
    expect(() => makeTransfer(transfer)).toThrow(new LedgerError(code as 'transfer_empty'));
  });

  it('keeps zero in all whatever is moved, and a reversal undoes it', () => {
    const acts = [purchaseTransfer, grantTransfer, spendTransfer, lapseTransfer];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...acts), fc.integer({ min: 1, max: 10_000 }))),
        (moves) => {
          const transfers = moves.map(([act, credits]) => act({ ...movement, credits }));
          const all = [...transfers, ...transfers.map((transfer) => reversalOf(transfer, 'r'))].flatMap(
            (t) => t.postings,
          );
          const sum = (account?: string) =>
            all
              .filter((p) => account === undefined || p.account === account)
              .reduce((total, p) => total + p.amount, 0);
          expect(sum()).toBe(0);
          expect(sum('member:m1')).toBe(0);
        },
      ),
    );
  });
});
