import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backMinor, creditsBack, stateOfMoneyBack } from './money-back.ts';

const back = (refundedMinor: number, chargedBackMinor = 0) => ({ refundedMinor, chargedBackMinor });

describe('money that went back', () => {
  it.each([
    [back(0), 0, 'paid'],
    [back(1), 1, 'partly_refunded'],
    [back(1498), 1498, 'partly_refunded'],
    [back(1499), 1499, 'refunded'],
    [back(0, 500), 500, 'partly_refunded'],
    [back(0, 1499), 1499, 'charged_back'],
    [back(999, 500), 1499, 'charged_back'],
    [back(1499, 1499), 1499, 'charged_back'],
    [back(1600), 1499, 'refunded'],
  ] as const)('of 1499: %j is %d, the order %s', (said, total, state) => {
    expect(backMinor(1499, said)).toBe(total);
    expect(stateOfMoneyBack(1499, said)).toBe(state);
  });
});

describe('credits that go back with it', () => {
  const order = { credits: 25, paidMinor: 1499 };

  it.each([
    [0, 0],
    [59, 0],
    [60, 1],
    [750, 12],
    [1498, 24],
    [1499, 25],
    [2000, 25],
  ])('%d minor units are %d of 25 at 1499', (minor, credits) => {
    expect(creditsBack(order, back(minor))).toBe(credits);
  });

  it('are none of an order that cost nothing', () => {
    expect(creditsBack({ credits: 25, paidMinor: 0 }, back(100))).toBe(0);
  });

  it('are in parts never more than in one, and all when all has gone back', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 12 });
    fc.assert(
      fc.property(
        parts,
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 400 }),
        (list, price, credits) => {
          const bought = { credits, paidMinor: price };
          let sum = 0;
          let taken = 0;
          for (const part of list) {
            const before = creditsBack(bought, back(sum));
            sum += part;
            const due = creditsBack(bought, back(sum)) - before;
            expect(due).toBeGreaterThanOrEqual(0);
            taken += due;
          }
          expect(taken).toBe(creditsBack(bought, back(sum)));
          expect(taken * price).toBeLessThanOrEqual(credits * Math.min(sum, price));
          if (sum >= price) expect(taken).toBe(credits);
        },
      ),
    );
  });
});
