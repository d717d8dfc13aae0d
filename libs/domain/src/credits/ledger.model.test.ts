import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BooksInMemory, type ModelOrder } from './model/books-in-memory.ts';
import { LedgerError } from './ledger.ts';
import {
  giveBackTransfer,
  grantTransfer,
  lapseTransfer,
  purchaseTransfer,
  spendTransfer,
  takeBackTransfer,
} from './transfers.ts';

const isLong = process.env.VESPER_TEST_LENGTH === 'long';
/** A million steps in the long run. */
const worlds = isLong ? 1000 : 20;
const stepsEach = 1000;
const people = 6;

const step = fc.record({
  act: fc.constantFrom('buy', 'grant', 'spend', 'spend', 'spend', 'back', 'again', 'lapse'),
  who: fc.nat(people - 1),
  credits: fc.integer({ min: 1, max: 40 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** One step by the rules alone; what they refuse changes nothing. */
const play = (books: BooksInMemory, { act, who, credits }: Step, id: string): void => {
  const memberId = `m${who}`;
  const movement = { id, memberId, credits, reference: id };
  const lots = books.lots(memberId);
  const ofMember = (fits: (order: ModelOrder) => boolean) =>
    [...books.orders.values()].find((order) => order.member === memberId && fits(order));
  const balance = books.balance(`member:${memberId}`);
  if (act === 'grant') books.post(grantTransfer(movement), memberId, undefined);
  if (act === 'buy') {
    const order = { id: `o${id}`, member: memberId, credits, back: 0 };
    books.orders.set(order.id, order);
    books.post(purchaseTransfer({ ...movement, owed: books.owed(memberId) }), memberId, order);
  }
  if (act === 'spend' || act === 'lapse') {
    const has =
      act === 'spend' ? balance : lots.filter((lot) => lot.granted).reduce((sum, lot) => sum + lot.left, 0);
    const transfer = act === 'spend' ? spendTransfer : lapseTransfer;
    if (has < credits) expect(() => transfer(movement, lots)).toThrow(LedgerError);
    else {
      const posted = transfer(movement, lots);
      const isGiven = (id: string) => lots.find((lot) => lot.id === id)?.granted === true;
      books.post(posted, memberId, undefined);
      // What was bought is touched only when nothing given is left.
      if (posted.lots.some(({ lot }) => !isGiven(lot)))
        expect(books.lots(memberId).filter((lot) => lot.granted)).toEqual([]);
    }
  }
  if (act === 'back') {
    const order = ofMember((one) => one.back < one.credits);
    if (!order) return;
    const due = Math.min(credits, order.credits - order.back);
    order.back += due;
    books.post(takeBackTransfer({ ...movement, credits: due, order: order.id }, lots), memberId, order);
  }
  if (act === 'again') {
    const order = ofMember((one) => one.back > 0);
    if (!order) return;
    const again = Math.min(credits, order.back);
    order.back -= again;
    const taken = books.takenLots(order.id);
    const owed = books.owed(memberId);
    books.post(
      giveBackTransfer({ ...movement, credits: again, order: order.id, owed }, taken.lots, taken.roomOf),
      memberId,
      order,
    );
  }
};

/** Everything is reckoned anew from every posting there was. */
const check = (books: BooksInMemory): void => {
  const sums = new Map<string, number>();
  for (const { account, amount } of books.postings) sums.set(account, (sums.get(account) ?? 0) + amount);
  expect([...sums.values()].reduce((total, sum) => total + sum, 0)).toBe(0);
  expect(sums).toEqual(books.balances);
  const left = new Map<string, number>();
  for (const { lot, amount } of books.lotPostings) left.set(lot, (left.get(lot) ?? 0) + amount);
  for (const lot of books.lotIds()) expect(left.get(lot)).toBe(books.left(lot));
  for (let who = 0; who < people; who += 1) {
    const inLots = books.lots(`m${who}`).reduce((sum, lot) => sum + lot.left, 0);
    expect(inLots).toBe(books.balance(`member:m${who}`));
    for (const order of books.orders.values())
      expect(books.takenLots(order.id).roomOf(order.id)).toBeGreaterThanOrEqual(0);
    // Nobody owes who still has something that was bought.
    if (books.owed(`m${who}`) > 0) expect(books.lots(`m${who}`).filter((lot) => !lot.granted)).toEqual([]);
  }
};

it('keeps sums, balances and lots together through any acts', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: stepsEach, maxLength: stepsEach, size: 'max' }), (steps) => {
      const books = new BooksInMemory();
      for (const [index, one] of steps.entries()) play(books, one, `${index}`);
      check(books);
    }),
    { numRuns: worlds },
  );
}, 1_800_000);
