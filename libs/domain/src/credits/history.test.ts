import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditEntryKind, creditEntryKinds, withTotals } from './history.ts';
import { creditTransferKinds } from './ledger.ts';

describe('the list of transactions', () => {
  it('has a name of its own for each kind of transfer', () => {
    expect(creditTransferKinds.map(creditEntryKind).toSorted()).toEqual([...creditEntryKinds].toSorted());
  });

  it('explains each balance by the movement below it, down to the first', () => {
    const move = fc.record({ credits: fc.integer(), owed: fc.integer() });
    fc.assert(
      fc.property(fc.array(move), fc.nat(), (oldestFirst, cut) => {
        const sum = (name: 'credits' | 'owed') => oldestFirst.reduce((total, one) => total + one[name], 0);
        const all = oldestFirst.toReversed();
        const page = cut % (all.length + 1);
        const first = withTotals(all.slice(0, page), { balance: sum('credits'), owed: sum('owed') });
        const second = withTotals(all.slice(page), first.before);
        expect(second.before).toEqual({ balance: 0, owed: 0 });
        const listed = [...first.entries, ...second.entries];
        for (const [index, { move: moved, after }] of listed.entries()) {
          const earlier = listed[index + 1]?.after ?? { balance: 0, owed: 0 };
          expect(after).toEqual({
            balance: earlier.balance + moved.credits,
            owed: earlier.owed + moved.owed,
          });
        }
      }),
    );
  });
});
