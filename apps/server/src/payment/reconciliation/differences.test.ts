import { randomUUID } from 'node:crypto';
import { webhookPath } from '@vesper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../../credits/books-repository.ts';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { openOrder } from '../../testing/orders/place-order.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { askedAgainSeconds } from '../provider/ask-repository.ts';
import type { ProviderPayment } from '../provider/payment-provider.ts';

const password = 'a long walk by the sea';
let server: TestServer;
const shop = fakeProvider();
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.services, { payments: shop.provider });
});
afterAll(async () => {
  expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  await server.end();
});

const orderOf = (person: Person) => openOrder(server, shop, person);
/** The provider reports; later than it may be asked again. */
const report = async (payment: string, body = `id=${payment}`) => {
  server.clock.advanceSeconds(askedAgainSeconds);
  const { statusCode, body: text } = await server.app.inject({
    method: 'POST',
    url: `${webhookPath}/mollie`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  });
  return { statusCode, text };
};
const differencesOf = (order: string) =>
  server.services.db
    .selectFrom('order_differences')
    .select(['kind', 'amount_minor', 'expected_minor', 'currency', 'state'])
    .where('order_id', '=', order)
    .orderBy('id')
    .execute();
const creditsOf = async (person: Person) => (await person.call('user')).body.user.credits as number;

describe('a payment that does not fit its order', () => {
  it.each<[string, Partial<ProviderPayment>, object]>([
    ['of another amount', { amountMinor: 1 }, { kind: 'amount_differs', amount_minor: 1, currency: 'EUR' }],
    ['in another currency', { currency: 'PLN' }, { kind: 'currency_differs', currency: 'PLN' }],
    ['of another order', { order: randomUUID() }, { kind: 'payment_of_another' }],
    ['in a state that nobody knows', { event: null }, { kind: 'status_unknown' }],
  ])('%s is answered, booked aside once, and gives no credits', async (_case, what, expected) => {
    const person = await server.member();
    const { id, payment, row } = await orderOf(person);
    shop.sayOf(payment, { event: 'paid', ...what });
    for (let times = 0; times < 3; times += 1)
      expect(await report(payment)).toEqual({ statusCode: 200, text: 'ok' });
    expect(await differencesOf(id)).toMatchObject([{ state: 'open', expected_minor: 1499, ...expected }]);
    expect((await row()).state).toBe('open');
    expect(await creditsOf(person)).toBe(3);
    // The page of the order is as it was, too.
    server.clock.advanceSeconds(askedAgainSeconds);
    expect((await person.call('order', { query: { id } })).body.order.state).toBe('open');
    // All of it has gone back: nothing to be looked at any more.
    const { amountMinor } = await shop.provider.read(payment);
    shop.sayOf(payment, { refundedMinor: amountMinor });
    await report(payment);
    expect(await differencesOf(id)).toMatchObject([{ state: 'closed' }]);
  });

  it('that the provider does not know is listed, and counts when it does', async () => {
    const person = await server.member();
    const { id, payment } = await orderOf(person);
    const known = await shop.provider.read(payment);
    shop.forget(payment);
    expect((await report(payment)).statusCode).toBe(200);
    expect(await differencesOf(id)).toMatchObject([{ kind: 'payment_missing', state: 'open' }]);
    shop.sayOf(payment, { ...known, event: 'paid' });
    await report(payment);
    expect(await creditsOf(person)).toBe(28);
  });
});

describe('what is posted where the provider reports', () => {
  it('forged, unknown, empty, oversized or five times, is answered and gives what was paid, once', async () => {
    const person = await server.member();
    const { payment } = await orderOf(person);
    for (const body of ['id=tr_unknown', 'id=', '', 'id=tr_%27or%201', `id=${payment}&status=paid&amount=1`])
      expect(await report(payment, body)).toEqual({ statusCode: 200, text: 'ok' });
    expect(await creditsOf(person)).toBe(3);
    shop.say(payment, 'paid');
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(payment)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await creditsOf(person)).toBe(28);
  });

  it('in any order ends as the provider stands', async () => {
    const person = await server.member();
    const { payment, row } = await orderOf(person);
    // Refunded before anybody has heard that it was paid, then heard of as expired by a late answer.
    shop.sayOf(payment, { event: 'paid', refundedMinor: 600 });
    await report(payment);
    expect([(await row()).state, await creditsOf(person)]).toEqual(['partly_refunded', 18]);
    shop.sayOf(payment, { event: 'expired' });
    await report(payment);
    expect([(await row()).state, await creditsOf(person)]).toEqual(['partly_refunded', 18]);
  });

  it('a thousand times for one payment asks the provider once, and once more when that may be', async () => {
    const person = await server.member();
    const { payment } = await orderOf(person);
    let asked = 0;
    const read: typeof shop.provider.read = (id) => {
      asked += id === payment ? 1 : 0;
      return shop.provider.read(id);
    };
    Object.assign(server.services, { payments: { ...shop.provider, read } });
    server.clock.advanceSeconds(askedAgainSeconds);
    const post = () =>
      server.app.inject({
        method: 'POST',
        url: `${webhookPath}/mollie`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `id=${payment}`,
      });
    for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 50 }, post));
    expect(asked).toBe(1);
    server.clock.advanceSeconds(askedAgainSeconds);
    await server.work();
    expect(asked).toBe(2);
    Object.assign(server.services, { payments: shop.provider });
  }, 60_000);
});

describe('who leaves', () => {
  const leave = (person: Person) => person.call('accountDelete', { body: { password } });

  it('has what could still be paid called back at the provider', async () => {
    const person = await server.member();
    const { payment, row } = await orderOf(person);
    expect((await leave(person)).status).toBe(200);
    await server.work();
    expect((await shop.provider.read(payment)).event).toBe('cancelled');
    expect((await row()).state).toBe('cancelled');
  });

  it('has paid what was paid nevertheless, as long as the way back is open, and loses nothing on it', async () => {
    const person = await server.member();
    const { payment, row } = await orderOf(person);
    shop.setStubborn(true);
    await leave(person);
    await server.work();
    shop.setStubborn(false);
    shop.say(payment, 'paid');
    await report(payment);
    expect((await row()).state).toBe('paid');
    const { balance } = await server.services.db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('member_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(balance).toBe(28);
  });
});
