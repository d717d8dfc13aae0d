import { describe, expect, it } from 'vitest';
import { settlementDifferences } from './settlement-differences.ts';

const order = { state: 'open' as const, amountMinor: 1499, back: { refundedMinor: 0, chargedBackMinor: 0 } };
const settled = { times: 1, paidMinor: 2999, refundedMinor: 0, chargedBackMinor: 0, isOtherCurrency: false };

describe('a payout of an order that was never booked', () => {
  it('is a difference as far as its money has not gone back', () => {
    expect(settlementDifferences(order, 0, settled)).toEqual([
      { kind: 'settled_unbooked', found: 2999, expected: 0 },
    ]);
    expect(settlementDifferences(order, 0, { ...settled, refundedMinor: 1000 })).toEqual([
      { kind: 'settled_unbooked', found: 1999, expected: 0 },
    ]);
  });

  it('is none once all of it went back', () => {
    expect(settlementDifferences(order, 0, { ...settled, refundedMinor: 2999 })).toEqual([]);
  });
});
