import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { anOrderRow } from '../testing/orders/order-row.ts';
import { checkBooks, soundBooks } from './books-repository.ts';
import { buyCredits } from './buy.ts';
import { giveCreditsBack } from './give-back.ts';
import { lockBalance, lockOwed } from './repository.ts';
import { spendCredits } from './spend.ts';
import { takeCreditsBack } from './take-back.ts';

const isLong = process.env.VESPER_TEST_LENGTH === 'long';
/** 100,000 steps through the repository in the long run. */
const rounds = isLong ? 100 : 2;
const stepsEach = isLong ? 1000 : 150;
const people = 5;

let server: TestServer;
let site = '';
let members: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  site = (await server.services.db.selectFrom('sites').select('id').executeTakeFirstOrThrow()).id;
  members = await Promise.all(Array.from({ length: people }, async () => (await server.member()).id));
});
afterAll(() => server.end());

interface Step {
  readonly act: 'buy' | 'spend' | 'back' | 'again';
  readonly who: number;
  readonly credits: number;
}
const steps = fc.array(
  fc.record<Step>({
    // Spent more often than bought, so that what is there comes to its end again and again.
    act: fc.constantFrom('buy', 'spend', 'spend', 'spend', 'back', 'again'),
    who: fc.nat({ max: people - 1 }),
    credits: fc.integer({ min: 1, max: 30 }),
  }),
  { minLength: stepsEach, maxLength: stepsEach },
);

/** What a member has by the simplest bookkeeping there is, without lots. */
interface Pocket {
  balance: number;
  owed: number;
  granted: number;
  readonly orders: { readonly id: string; readonly credits: number; back: number }[];
}
const pockets = new Map<string, Pocket>();
let references = 0;
const nextReference = (): string => `model:${(references += 1)}`;
const nextBack = (order: string): string => `order:${order}:${nextReference()}`;

const buy = async (member: string, credits: number): Promise<string> => {
  const order = await anOrderRow(server.services, { site, member, credits });
  const bought = { site, member, order, credits, amountMinor: 1499, currency: 'EUR' };
  // Heard of twice, as from the webhook and the return page.
  for (const isFirst of [true, false])
    expect(await inTransaction(server.services.db, (trx) => buyCredits(server.services, trx, bought))).toBe(
      isFirst,
    );
  return order;
};

/** @returns whether there was enough */
const spend = (member: string, credits: number, reference = nextReference()): Promise<boolean> =>
  inTransaction(server.services.db, async (trx) => {
    await lockBalance(trx, member);
    return spendCredits(server.services, trx, { site, member, credits, reference });
  }).catch((error: unknown) => {
    if (error instanceof Error && error.message === 'lots_short') return false;
    throw error;
  });

const takeBack = (member: string, order: string, due: number): Promise<void> =>
  inTransaction(server.services.db, (trx) =>
    takeCreditsBack(server.services, trx, { site, member, order, due, reference: nextBack(order) }),
  );

const price = (order: string, credits: number) => ({ order, credits, amountMinor: 1499, currency: 'EUR' });
const giveBack = (member: string, order: { id: string; credits: number }, credits: number): Promise<void> =>
  inTransaction(server.services.db, (trx) =>
    giveCreditsBack(server.services, trx, {
      site,
      member,
      credits,
      reference: nextBack(order.id),
      price: price(order.id, order.credits),
    }),
  );

/** As whoever settles notes it before the credits move. */
const noteBack = (order: { id: string; credits: number; back: number }) =>
  server.services.db
    .updateTable('orders')
    .set({ refunded_minor: Math.ceil((order.back * 1499) / order.credits) })
    .where('id', '=', order.id)
    .execute();

/** No order has more credits in its lots than were bought with what of it was not paid back. */
const checkOrders = async (pocket: Pocket) => {
  for (const order of pocket.orders) {
    const { left } = await server.services.db
      .selectFrom('ledger_lots')
      .select((lot) => lot.fn.coalesce(lot.fn.sum<number>('remaining'), sql<number>`0`).as('left'))
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(Number(left)).toBeLessThanOrEqual(order.credits - order.back);
  }
};

/** Does a step and reckons what must be true after it. */
const play = async ({ act, who, credits }: Step): Promise<void> => {
  const member = members[who] ?? '';
  const pocket = pockets.get(member);
  if (!pocket) throw new Error(`no member ${who}`);
  if (act === 'buy') {
    pocket.orders.push({ id: await buy(member, credits), credits, back: 0 });
    const paidOff = Math.min(pocket.owed, credits);
    pocket.owed -= paidOff;
    pocket.balance += credits - paidOff;
  }
  if (act === 'spend') {
    const isEnough = credits <= pocket.balance;
    expect(await spend(member, credits)).toBe(isEnough);
    if (!isEnough) return;
    pocket.balance -= credits;
    pocket.granted = Math.max(0, pocket.granted - credits);
  }
  if (act === 'back') {
    const order = pocket.orders.find((one) => one.back < one.credits);
    if (!order) return;
    const due = Math.min(credits, order.credits - order.back);
    order.back += due;
    await noteBack(order);
    await takeBack(member, order.id, due);
    // Given credits stay; of bought ones what is there, and the rest is owed.
    const taken = Math.min(due, pocket.balance - pocket.granted);
    pocket.balance -= taken;
    pocket.owed += due - taken;
  }
  if (act === 'again') {
    const order = pocket.orders.findLast((one) => one.back > 0);
    if (!order) return;
    const given = Math.min(credits, order.back);
    order.back -= given;
    await noteBack(order);
    await giveBack(member, order, given);
    const paidOff = Math.min(pocket.owed, given);
    pocket.owed -= paidOff;
    pocket.balance += given - paidOff;
  }
};

const standing = async (member: string) => ({
  balance: await inTransaction(server.services.db, (trx) => lockBalance(trx, member)),
  owed: await inTransaction(server.services.db, (trx) => lockOwed(trx, member)),
});

describe('the ledger and a model of it', () => {
  it('say the same of every member after any acts', async () => {
    for (const member of members) pockets.set(member, { balance: 3, owed: 0, granted: 3, orders: [] });
    await fc.assert(
      fc.asyncProperty(steps, async (acts) => {
        for (const step of acts) await play(step);
        for (const [member, { balance, owed }] of pockets)
          expect(await standing(member)).toEqual({ balance, owed });
        for (const pocket of pockets.values()) await checkOrders(pocket);
        expect(await checkBooks(server.services.db)).toEqual(soundBooks);
      }),
      // A failing run goes on from where it failed, so that there is no smaller one to be looked for.
      { numRuns: rounds, endOnFailure: true },
    );
  }, 1_200_000);

  it('lose and invent nothing where many acts of one member meet', async () => {
    const { id: member } = await server.member();
    const orders = await Promise.all(Array.from({ length: 6 }, () => buy(member, 10)));
    const results = await Promise.all([
      ...Array.from({ length: 40 }, (_, index) => spend(member, 2, `meets:${index % 30}`)),
      ...orders.slice(0, 3).map((order) => takeBack(member, order, 10).then(() => false)),
      buy(member, 10).then(() => false),
    ]);
    const spent = results.filter(Boolean).length * 2;
    const { balance, owed } = await standing(member);
    expect(balance - owed).toBe(3 + 70 - 30 - spent);
    expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  });
});
