import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditsBadge } from './credits-badge.ts';
import { checkTransfer, LedgerError, makeTransfer, readAccount } from './ledger.ts';
import type { Transfer } from './ledger.ts';
import {
  giveBackTransfer,
  grantTransfer,
  lapseTransfer,
  purchaseTransfer,
  spendTransfer,
  takeBackTransfer,
} from './transfers.ts';

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
  const lot = (id: string, left: number, order: string | null = null) => ({
    id,
    left,
    order,
    granted: order === null,
  });

  it('takes transfers that sum to zero', () => {
    const purchase = purchaseTransfer({ ...movement, owed: 0 });
    expect(purchase.postings).toEqual([
      { account: 'member:m1', amount: 25 },
      { account: 'sales', amount: -25 },
    ]);
    expect(purchase.lots).toEqual([{ lot: 't1', amount: 25 }]);
    expect(spendTransfer({ ...movement, credits: 1 }, [lot('a', 3)]).postings[0]).toEqual({
      account: 'member:m1',
      amount: -1,
    });
    const nobodys = [
      'member:',
      'receivable',
      'sales:',
      'sales:EUR',
      'takings',
      'takings:eur',
      'vat:EURO',
      'other',
      '',
    ];
    for (const name of nobodys) expect(readAccount(name)).toBeNull();
    expect(readAccount('receivable:m1')).toEqual({ kind: 'receivable', memberId: 'm1', unit: 'credits' });
    expect(readAccount('sales')).toEqual({ kind: 'sales', memberId: null, unit: 'credits' });
    expect(readAccount('takings:EUR')).toEqual({ kind: 'takings', memberId: null, unit: 'EUR' });
  });

  const sales = (amount: number) => ({ account: 'sales' as const, amount });
  const own = (amount: number) => ({ account: 'member:m1' as const, amount });
  it.each<[string, Transfer['postings'], Transfer['lots']]>([
    ['transfer_unbalanced', [sales(1), sales(-2)], []],
    ['transfer_empty', [], []],
    ['transfer_empty', [sales(1)], []],
    ['posting_invalid', [sales(0), sales(0)], []],
    ['posting_invalid', [sales(0.5), sales(-0.5)], []],
    ['posting_invalid', [sales(1), { account: 'pocket' as never, amount: -1 }], []],
    ['lots_differ', [own(1), sales(-1)], []],
    ['lots_differ', [sales(1), sales(-1)], [{ lot: 'a', amount: 1 }]],
    ['lots_differ', [own(2), sales(-2)], [{ lot: 'a', amount: 1 }]],
    [
      'lots_differ',
      [own(2), sales(-2)],
      [
        { lot: 'a', amount: 1 },
        { lot: 'a', amount: 1 },
      ],
    ],
    [
      'lots_differ',
      [own(2), sales(-2)],
      [
        { lot: 'a', amount: 1.5 },
        { lot: 'b', amount: 0.5 },
      ],
    ],
  ])('refuses with %s', (code, postings, lots) => {
    const transfer: Transfer = { id: 't', kind: 'spend', reference: 'r', postings, lots };
    expect(checkTransfer(transfer)).toBe(code);
    expect(() => makeTransfer(transfer)).toThrow(new LedgerError(code as 'transfer_empty'));
  });

  it('spends given credits first, then the oldest bought ones, and says which', () => {
    const lots = [lot('a', 2, 'o1'), lot('b', 3), lot('c', 5, 'o2'), lot('d', 1)];
    const spent = (credits: number) => spendTransfer({ ...movement, credits }, lots).lots;
    expect(spent(1)).toEqual([{ lot: 'b', amount: -1 }]);
    expect(spent(7)).toEqual([
      { lot: 'b', amount: -3 },
      { lot: 'd', amount: -1 },
      { lot: 'a', amount: -2 },
      { lot: 'c', amount: -1 },
    ]);
    expect(() => spent(12)).toThrow(new LedgerError('lots_short'));
  });

  it('pays a debt off before what is bought can be spent', () => {
    const bought = (owed: number) => purchaseTransfer({ ...movement, owed });
    expect(bought(7)).toMatchObject({
      postings: [
        { account: 'member:m1', amount: 18 },
        { account: 'receivable:m1', amount: 7 },
        { account: 'sales', amount: -25 },
      ],
      lots: [{ lot: 't1', amount: 18 }],
    });
    expect(bought(40)).toMatchObject({
      postings: [
        { account: 'receivable:m1', amount: 25 },
        { account: 'sales', amount: -25 },
      ],
      lots: [],
    });
  });

  it('lets only given credits lapse', () => {
    const lots = [lot('a', 2, 'o1'), lot('b', 3)];
    expect(lapseTransfer({ ...movement, credits: 3 }, lots).lots).toEqual([{ lot: 'b', amount: -3 }]);
    expect(() => lapseTransfer({ ...movement, credits: 4 }, lots)).toThrow(new LedgerError('lots_short'));
  });

  it.each([
    ['all are there', 25, [lot('g', 3), lot('a', 25, 'o1')], [['a', 25]], 0],
    ['some are spent', 25, [lot('a', 13, 'o1')], [['a', 13]], 12],
    ['only given ones are left', 25, [lot('g', 3)], [], 25],
    ['none are left', 25, [], [], 25],
    [
      'another order’s are there too',
      25,
      [lot('b', 38, 'o0'), lot('a', 20, 'o1')],
      [
        ['a', 20],
        ['b', 5],
      ],
      0,
    ],
  ] as const)('takes back what is left of an order when %s', (_case, due, lots, from, owed) => {
    const transfer = takeBackTransfer({ ...movement, credits: due, order: 'o1' }, lots);
    const taken = due - owed;
    expect(transfer.lots).toEqual(from.map(([id, amount]) => ({ lot: id, amount: -amount })));
    expect(transfer.postings).toEqual(
      [
        { account: 'refunds', amount: due },
        { account: 'member:m1', amount: -taken },
        { account: 'receivable:m1', amount: -owed },
      ].filter(({ amount }) => amount !== 0),
    );
  });

  const takenFrom = (id: string, order: string, taken: number, room: number) => ({ id, order, taken, room });
  it.each([
    [
      'as it was taken',
      0,
      [takenFrom('b', 'o0', 5, 5), takenFrom('a', 'o1', 20, 25)],
      {},
      [
        ['b', 5],
        ['a', 20],
      ],
    ],
    ['to a debt first', 10, [takenFrom('a', 'o1', 15, 25)], {}, [['a', 15]]],
    ['to the order where the debt was paid off since', 0, [takenFrom('a', 'o1', 15, 25)], {}, [['a', 25]]],
    [
      'into no lot that was paid back since',
      0,
      [takenFrom('b', 'o0', 5, 5), takenFrom('a', 'o1', 20, 25)],
      { o0: 0 },
      [['a', 25]],
    ],
    [
      'as far as a lot has room',
      0,
      [takenFrom('b', 'o0', 5, 2), takenFrom('a', 'o1', 20, 25)],
      {},
      [
        ['b', 2],
        ['a', 23],
      ],
    ],
    [
      'as a lot of its own where there is none',
      0,
      [takenFrom('b', 'o0', 5, 5)],
      {},
      [
        ['b', 5],
        ['t1', 20],
      ],
    ],
  ] as const)(
    'gives back what comes again of an order %s',
    (_case, owed, taken, rooms: Record<string, number>, into) => {
      const transfer = giveBackTransfer(
        { ...movement, order: 'o1', owed },
        taken,
        (order) => rooms[order] ?? 25,
      );
      expect(transfer.lots).toEqual(into.map(([lot, amount]) => ({ lot, amount })));
      expect(transfer.kind).toBe('reversal');
      expect(transfer.postings).toEqual(
        [
          { account: 'member:m1', amount: 25 - owed },
          { account: 'receivable:m1', amount: owed },
          { account: 'refunds', amount: -25 },
        ].filter(({ amount }) => amount !== 0),
      );
    },
  );

  it('keeps zero in all whatever is moved, and balances that are their lots', () => {
    const acts = fc.constantFrom('buy', 'grant', 'spend', 'lapse', 'back');
    fc.assert(
      fc.property(fc.array(fc.tuple(acts, fc.integer({ min: 1, max: 60 })), { maxLength: 60 }), (moves) => {
        const lots = new Map<string, ReturnType<typeof lot>>();
        let [balance, owed] = [0, 0];
        const transfers: Transfer[] = [];
        for (const [index, [act, wanted]] of moves.entries()) {
          const open = [...lots.values()].filter(({ left }) => left > 0);
          const given = open.filter(({ granted }) => granted).reduce((sum, { left }) => sum + left, 0);
          const credits = Math.min(wanted, { spend: balance, lapse: given }[act as string] ?? wanted);
          if (credits === 0) continue;
          const step = { id: `t${index}`, memberId: 'm1', credits, reference: `r${index}` };
          const transfer = {
            buy: () => purchaseTransfer({ ...step, owed }),
            grant: () => grantTransfer(step),
            spend: () => spendTransfer(step, open),
            lapse: () => lapseTransfer(step, open),
            back: () => takeBackTransfer({ ...step, order: 'order 1' }, open),
          }[act as 'buy']();
          if (act === 'buy' || act === 'grant')
            lots.set(step.id, lot(step.id, 0, act === 'buy' ? `order ${index}` : null));
          for (const { lot: id, amount } of transfer.lots) {
            const found = lots.get(id);
            if (!found) throw new Error(`no lot ${id}`);
            found.left += amount;
          }
          for (const { account, amount } of transfer.postings) {
            if (account === 'member:m1') balance += amount;
            if (account === 'receivable:m1') owed -= amount;
          }
          const left = [...lots.values()].map((one) => one.left);
          expect(Math.min(0, balance, owed, ...left)).toBe(0);
          expect(left.reduce((sum, one) => sum + one, 0)).toBe(balance);
          transfers.push(transfer);
        }
        const postings = transfers.flatMap((transfer) => transfer.postings);
        expect(postings.reduce((total, { amount }) => total + amount, 0)).toBe(0);
      }),
    );
  });
});
