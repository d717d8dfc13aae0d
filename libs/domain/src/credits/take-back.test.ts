import { describe, expect, it } from 'vitest';
import { splitTakenBack, unusedGranted } from './take-back.ts';
import { takeBackTransfer } from './transfers.ts';

describe('credits given for nothing', () => {
  const grant = (amount: number) => ({ kind: 'grant' as const, amount });
  const buy = (amount: number) => ({ kind: 'purchase' as const, amount });
  const spend = (amount: number) => ({ kind: 'spend' as const, amount: -amount });
  const refund = (amount: number) => ({ kind: 'refund' as const, amount: -amount });
  const lapse = (amount: number) => ({ kind: 'lapse' as const, amount: -amount });

  it.each([
    ['nothing is spent', [grant(3), buy(25)], 3],
    ['some of them are spent', [grant(3), buy(25), spend(2)], 1],
    ['all of them and more are spent', [grant(3), buy(25), spend(10)], 0],
    ['they came after what was spent', [buy(25), spend(20), grant(3)], 3],
    ['more came later', [grant(3), buy(25), spend(20), grant(5)], 5],
    ['bought ones went back', [grant(3), buy(25), refund(25)], 3],
    ['they lapsed', [grant(3), buy(25), lapse(3)], 0],
  ])('are counted when %s', (_case, movements, unused) => {
    expect(unusedGranted(movements)).toBe(unused);
  });
});

describe('credits that are taken back', () => {
  it.each([
    ['all are there', 25, 28, 3, 25, 0],
    ['some are spent', 25, 13, 0, 13, 12],
    ['only given ones are left', 25, 3, 3, 0, 25],
    ['none are left', 25, 0, 0, 0, 25],
    ['another order’s are there too', 25, 63, 3, 25, 0],
  ])('when %s', (_case, due, balance, granted, taken, owed) => {
    expect(splitTakenBack(due, { balance, unusedGranted: granted })).toEqual({ taken, owed });
  });

  const movement = { id: 't', memberId: 'm', reference: 'order:o:1499' };
  it('are one transfer that sums to zero, without empty postings', () => {
    expect(takeBackTransfer({ ...movement, taken: 13, owed: 12 }).postings).toEqual([
      { account: 'refunds', amount: 25 },
      { account: 'member:m', amount: -13 },
      { account: 'receivable:m', amount: -12 },
    ]);
    expect(takeBackTransfer({ ...movement, taken: 25, owed: 0 }).postings).toHaveLength(2);
    expect(takeBackTransfer({ ...movement, taken: 0, owed: 25 }).postings).toHaveLength(2);
    expect(() => takeBackTransfer({ ...movement, taken: 0, owed: 0 })).toThrow();
  });
});
