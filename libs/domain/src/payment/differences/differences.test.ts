import { describe, expect, it } from 'vitest';
import {
  isAllBack,
  ledgerDifferences,
  type LedgerSide,
  type OrderSide,
  paymentDifferences,
  type PaymentSide,
  settleDifference,
} from './differences.ts';
import { orderStates } from '../order-state.ts';

const nothingBack = { refundedMinor: 0, chargedBackMinor: 0 };
const anOrder = (more: Partial<OrderSide> = {}): OrderSide => ({
  id: 'one',
  state: 'open',
  credits: 30,
  amountMinor: 2999,
  vatMinor: 520,
  vatRate: 2100,
  currency: 'EUR',
  back: nothingBack,
  isMemberGone: false,
  ...more,
});
const aPayment = (more: Partial<PaymentSide> = {}): PaymentSide => ({
  order: 'one',
  event: 'paid',
  amountMinor: 2999,
  currency: 'EUR',
  ...nothingBack,
  ...more,
});
const bought = ['paid', 'partly_refunded', 'refunded', 'charged_back'] as const;
const unpaid = orderStates.filter((state) => !(bought as readonly string[]).includes(state));

describe('a payment that settles its order', () => {
  it('says its id, price and currency', () => {
    expect(settleDifference(anOrder(), aPayment())).toBeNull();
  });

  it('may keep no note of whose it is', () => {
    expect(settleDifference(anOrder(), aPayment({ order: null }))).toBeNull();
  });

  it.each(orderStates)('settles an order that is %s, whatever comes of it', (state) => {
    expect(settleDifference(anOrder({ state }), aPayment())).toBeNull();
  });

  it.each(['failed', 'cancelled', 'expired'] as const)('may end as %s', (event) => {
    expect(settleDifference(anOrder(), aPayment({ event }))).toBeNull();
  });

  it('is the same whether or not money has gone back of it', () => {
    for (const refundedMinor of [1, 2998, 2999])
      expect(settleDifference(anOrder({ state: 'paid' }), aPayment({ refundedMinor }))).toBeNull();
  });
});

describe('a payment that is booked aside', () => {
  it.each([
    // A cent more or less is another amount: nothing is rounded to fit.
    ['a cent less', { amountMinor: 2998 }, 'amount_differs'],
    ['a cent more', { amountMinor: 3000 }, 'amount_differs'],
    ['nothing', { amountMinor: 0 }, 'amount_differs'],
    ['a hundredth, as of a currency without cents', { amountMinor: 29.99 }, 'amount_differs'],
    ['the same number in another currency', { currency: 'SEK' }, 'currency_differs'],
    ['a currency in other letters', { currency: 'eur' }, 'currency_differs'],
    ["another's", { order: 'two' }, 'payment_of_another'],
    ['of an empty note', { order: '' }, 'payment_of_another'],
    ['of a status that nobody knows', { event: null }, 'status_unknown'],
  ] as const)('is %s', (_, more, kind) => {
    const payment = aPayment(more);
    expect(settleDifference(anOrder(), payment)).toEqual({
      kind,
      found: payment.amountMinor,
      expected: 2999,
    });
  });

  it('says first what is wrong with the payment itself', () => {
    const all = { order: 'two', currency: 'SEK', amountMinor: 1, event: null };
    const kindOf = (more: Partial<PaymentSide>) =>
      settleDifference(anOrder({ isMemberGone: true }), aPayment(more))?.kind;
    expect(kindOf(all)).toBe('payment_of_another');
    expect(kindOf({ ...all, order: 'one' })).toBe('currency_differs');
    expect(kindOf({ ...all, order: 'one', currency: 'EUR' })).toBe('amount_differs');
    expect(kindOf({ event: null })).toBe('status_unknown');
    expect(kindOf({})).toBe('paid_after_purge');
  });

  it.each(unpaid)('is one that is paid once the member is gone and the order is %s', (state) => {
    expect(settleDifference(anOrder({ state, isMemberGone: true }), aPayment())?.kind).toBe(
      'paid_after_purge',
    );
    // An ending that brings no money changes nothing for anybody.
    expect(
      settleDifference(anOrder({ state, isMemberGone: true }), aPayment({ event: 'expired' })),
    ).toBeNull();
  });

  it.each(bought)('is none where the order was %s before the member went', (state) => {
    expect(settleDifference(anOrder({ state, isMemberGone: true }), aPayment())).toBeNull();
  });
});

describe('all of a payment is back', () => {
  it.each([
    [2998, 0, false],
    [2999, 0, true],
    [0, 2999, true],
    [1500, 1499, true],
    [1500, 1498, false],
    // Refunded and charged back besides.
    [2999, 2999, true],
    [-1, 2999, true],
  ])('%d refunded and %d charged back: %s', (refundedMinor, chargedBackMinor, expected) => {
    expect(isAllBack(aPayment({ refundedMinor, chargedBackMinor }))).toBe(expected);
  });

  it('of one over nothing never is', () => {
    expect(isAllBack(aPayment({ amountMinor: 0 }))).toBe(false);
  });
});

describe('a payment that was settled', () => {
  it('differs in nothing while both say the same', () => {
    expect(paymentDifferences(anOrder({ state: 'paid' }), aPayment())).toEqual([]);
    expect(paymentDifferences(anOrder(), aPayment({ event: 'open' }))).toEqual([]);
  });

  it('is booked, or not, on both sides', () => {
    expect(paymentDifferences(anOrder(), aPayment())).toEqual([
      { kind: 'paid_unbooked', found: 0, expected: 2999 },
    ]);
    expect(paymentDifferences(anOrder({ state: 'paid' }), aPayment({ event: 'expired' }))).toEqual([
      { kind: 'booked_unpaid', found: 2999, expected: 0 },
    ]);
  });

  it('says each way of money back by itself, to the cent', () => {
    const order = anOrder({ state: 'partly_refunded', back: { refundedMinor: 1000, chargedBackMinor: 0 } });
    expect(paymentDifferences(order, aPayment({ refundedMinor: 1000 }))).toEqual([]);
    expect(paymentDifferences(order, aPayment({ refundedMinor: 999, chargedBackMinor: 1 }))).toEqual([
      { kind: 'refunds_differ', found: 1000, expected: 999 },
      { kind: 'charge_backs_differ', found: 0, expected: 1 },
    ]);
  });

  it('needs no look any more once all of what may not settle has gone back', () => {
    const other = { amountMinor: 5000, refundedMinor: 4999 };
    expect(paymentDifferences(anOrder(), aPayment(other))).toEqual([
      { kind: 'amount_differs', found: 5000, expected: 2999 },
    ]);
    expect(paymentDifferences(anOrder(), aPayment({ ...other, refundedMinor: 5000 }))).toEqual([]);
  });
});

describe('an order and the ledger', () => {
  const moved = (bought: number, back = 0): Pick<LedgerSide, 'bySite' | 'byMember'> => ({
    bySite: { bought, back },
    byMember: { bought, back },
  });
  const booked: LedgerSide = {
    ...moved(30),
    left: 30,
    wrongLots: 0,
    takingsMinor: 2999,
    vatMinor: 520,
    elsewhereMinor: 0,
  };
  const nothingBooked: LedgerSide = { ...booked, ...moved(0), left: 0, takingsMinor: 0, vatMinor: 0 };
  const kinds = (order: OrderSide, ledger: LedgerSide) =>
    ledgerDifferences(order, ledger).map(({ kind }) => kind);

  it('say the same of what was paid, and of what was not', () => {
    expect(ledgerDifferences(anOrder({ state: 'paid' }), booked)).toEqual([]);
    expect(ledgerDifferences(anOrder(), nothingBooked)).toEqual([]);
  });

  it('take credits back by whole ones, rounded down for the member', () => {
    // 1000 of 2999 are 10.003 of 30 credits; one cent less are 9.99.
    const after = (refundedMinor: number) =>
      anOrder({ state: 'partly_refunded', back: { refundedMinor, chargedBackMinor: 0 } });
    expect(
      kinds(after(1000), { ...booked, ...moved(30, 10), left: 20, takingsMinor: 1999, vatMinor: 347 }),
    ).toEqual([]);
    expect(
      kinds(after(999), { ...booked, ...moved(30, 10), left: 20, takingsMinor: 2000, vatMinor: 347 }),
    ).toContain('credits_back_differ');
  });

  it.each([
    ['no credits', { ...moved(0), left: 0 }, 'credits_missing'],
    ['other credits', { ...moved(29), left: 29 }, 'credits_differ'],
    ['credits taken back', moved(30, 1), 'credits_back_differ'],
    ['lots of another price', { wrongLots: 1 }, 'lots_differ'],
    ['more left than was bought', { left: 31 }, 'lots_differ'],
    ['a cent less', { takingsMinor: 2998 }, 'takings_differ'],
    ['credits of another member', { byMember: { bought: 0, back: 0 } }, 'credits_missing'],
    ['credits taken back from another member', { byMember: { bought: 30, back: 1 } }, 'credits_back_differ'],
    ['a sale of another site', { bySite: { bought: 0, back: 0 }, left: 0 }, 'credits_missing'],
    ['money of another site or currency besides', { elsewhereMinor: 1 }, 'takings_differ'],
    ['a cent more of VAT', { vatMinor: 521 }, 'vat_differs'],
  ] as const)('differ where the ledger says %s', (_, more, kind) => {
    expect(kinds(anOrder({ state: 'paid' }), { ...booked, ...more })).toEqual([kind]);
  });

  it('differ where credits stand for an order that nobody paid', () => {
    expect(kinds(anOrder(), { ...nothingBooked, ...moved(30), left: 30 })).toEqual(['credits_unpaid']);
    const others: LedgerSide = { ...nothingBooked, bySite: { bought: 30, back: 0 } };
    expect(ledgerDifferences(anOrder(), others)).toEqual([
      { kind: 'credits_unpaid', found: 30, expected: 0 },
    ]);
  });

  it('differ where the state does not say what went back, or more than all went back', () => {
    const half = { refundedMinor: 1500, chargedBackMinor: 0 };
    const kept = { ...booked, ...moved(30, 15), left: 15, takingsMinor: 1499, vatMinor: 260 };
    expect(kinds(anOrder({ state: 'partly_refunded', back: half }), kept)).toEqual([]);
    expect(kinds(anOrder({ state: 'paid', back: half }), kept)).toEqual(['state_differs']);
    expect(kinds(anOrder({ back: half }), nothingBooked)).toEqual(['state_differs']);
    const twice = { refundedMinor: 2999, chargedBackMinor: 1 };
    const none = { ...booked, ...moved(30, 30), left: 0, takingsMinor: 0, vatMinor: 0 };
    expect(kinds(anOrder({ state: 'charged_back', back: twice }), none)).toEqual(['returned_too_much']);
  });
});
