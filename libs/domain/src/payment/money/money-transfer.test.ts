import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptMoney, moneyTransfer, nothingKept } from './money-transfer.ts';

const books = { id: 't', reference: 'order:o:0', currency: 'EUR' };
const paid = { amountMinor: 1499, vatMinor: 260 };

describe('money in the books', () => {
  it('is what was earned and what is owed to the state', () => {
    expect(moneyTransfer(books, nothingKept, paid)).toEqual({
      id: 't',
      kind: 'payment',
      reference: 'order:o:0',
      postings: [
        { account: 'takings:EUR', amount: 1499 },
        { account: 'vat:EUR', amount: -260 },
        { account: 'revenue:EUR', amount: -1239 },
      ],
      lots: [],
    });
  });

  it('goes back with the VAT in it', () => {
    const half = keptMoney(paid, { refundedMinor: 750, chargedBackMinor: 0 });
    expect(half).toEqual({ amountMinor: 749, vatMinor: 130 });
    const transfer = moneyTransfer(books, paid, half);
    expect(transfer?.kind).toBe('repayment');
    expect(transfer?.postings.map(({ amount }) => amount)).toEqual([-750, 130, 620]);
  });

  it('leaves nothing when all of it is back, and is not booked where nothing changed', () => {
    const back = { refundedMinor: 1000, chargedBackMinor: 1000 };
    expect(keptMoney(paid, back)).toEqual(nothingKept);
    expect(moneyTransfer(books, paid, paid)).toBeNull();
  });

  it('ends where the last standing is, whatever lay between, without VAT as well', () => {
    const minor = fc.integer({ min: 0, max: 200_000 });
    const order = fc
      .integer({ min: 1, max: 200_000 })
      .chain((amountMinor) =>
        fc.record({ amountMinor: fc.constant(amountMinor), vatMinor: fc.nat(amountMinor) }),
      );
    fc.assert(
      fc.property(
        order,
        fc.array(fc.record({ refundedMinor: minor, chargedBackMinor: minor }), { minLength: 1 }),
        (bought, changes) => {
          const standings = [nothingKept, bought, ...changes.map((back) => keptMoney(bought, back))];
          const sums = { takings: 0, vat: 0, revenue: 0 };
          for (const [index, after] of standings.entries()) {
            const transfer = moneyTransfer(books, standings[index - 1] ?? nothingKept, after);
            for (const { account, amount } of transfer?.postings ?? [])
              sums[account.split(':')[0] as keyof typeof sums] += amount;
          }
          const last = standings.at(-1) ?? nothingKept;
          expect(sums.takings).toBe(last.amountMinor);
          expect(0 - sums.vat).toBe(last.vatMinor);
          expect(0 - sums.revenue).toBe(last.amountMinor - last.vatMinor);
        },
      ),
    );
  });
});
