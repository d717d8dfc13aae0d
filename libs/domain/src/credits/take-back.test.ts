import { describe, expect, it } from 'vitest';
import { splitTakenBack, unusedGranted } from './take-back.ts';
import { takeBackTransfer } from './transfers.ts';

describe('credits given for nothing', () => {
  it.each([
    [3, 0, 3],
    [3, 2, 1],
    [3, 3, 0],
    [3, 20, 0],
  ])('of %d, when %d are spent, %d are unused', (granted, spent, unused) => {
    expect(unusedGranted({ granted, spent })).toBe(unused);
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
