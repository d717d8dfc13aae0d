import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { type SilentHost, startSilentHost } from '../../testing/outside/silent-host.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { reconcileOrders } from '../jobs.ts';
import { openMollie } from './mollie-provider.ts';
import { type PaymentProvider, ProviderUnavailable } from './payment-provider.ts';

/** Short enough for a test, long enough for a slow machine to connect. */
const limitMs = 400;
let server: TestServer;
let host: SilentHost;
let silent: PaymentProvider;
const shop = fakeProvider();
const use = (payments: PaymentProvider) => void Object.assign(server.services, { payments });

beforeAll(async () => {
  [server, host] = await Promise.all([startTestServer(), startSilentHost()]);
  silent = openMollie(`test_${'x'.repeat(30)}`, `https://127.0.0.1:${host.port}/v2/`, limitMs);
});
afterAll(async () => {
  await server.end();
  await host.close();
});

const order = (person: Person) =>
  person.call('orderCreate', { body: { bundle: 'b25', method: 'ideal', repeat: true }, key: randomUUID() });
/** An order that was made while the provider still answered. */
const openOrder = async () => {
  use(shop.provider);
  const person = await server.member();
  const id = (await order(person)).body.order.payment_id as string;
  const row = await server.services.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { person, id, payment: row.provider_payment ?? '' };
};
const webhook = (id: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/webhooks/mollie',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: `id=${id}`,
  });
const request = () => ({
  order: randomUUID(),
  amountMinor: 1499,
  currency: 'EUR',
  description: 'x',
  method: 'ideal',
  locale: 'nl',
  returnUrl: 'https://shop.example/',
  cancelUrl: 'https://shop.example/',
  webhookUrl: 'https://shop.example/hook',
});
const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begunAt = performance.now();
  await work();
  return (performance.now() - begunAt) / 1000;
};

describe('a provider that takes connections and never answers', () => {
  it('is given up after the limit, in each of its calls, and no socket stays', async () => {
    const calls = [
      () => silent.methods({ country: 'NL', currency: 'EUR', amountMinor: 1499, locale: 'nl' }),
      () => silent.create(request()),
      () => silent.createCustomer('m'),
      () => silent.deleteCustomer('cst_0123456789'),
      () => silent.charge({ ...request(), customer: 'cst_0123456789', mandate: 'mdt_0123456789' }),
      () => silent.findCharge('cst_0123456789', randomUUID()),
      () => silent.readMandate('cst_0123456789', 'mdt_0123456789'),
      () => silent.revokeMandate('cst_0123456789', 'mdt_0123456789'),
      () => silent.read('tr_0123456789'),
      () => silent.cancel('tr_0123456789'),
      () => silent.returnsSince(new Date(0)),
      async () => {
        for await (const payment of silent.paymentsSince(new Date(0))) throw new Error(payment.id);
      },
    ];
    const before = host.taken();
    const ended = await Promise.allSettled(calls.map((call) => call()));
    for (const result of ended)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(ProviderUnavailable) });
    // Methods and what went back are two lists each.
    expect(host.taken() - before).toBe(calls.length + 2);
    await vi.waitFor(() => expect(host.openConnections()).toBe(0));
  });

  it('makes an order answer that paying is not possible at the moment', async () => {
    use(silent);
    const person = await server.member();
    const answer = await order(person);
    expect([answer.status, answer.body.error.code]).toEqual([503, 'payment_provider_unavailable']);
  });

  it('holds up prices once for all who look at them, and then leaves them alone for a while', async () => {
    use(silent);
    const before = host.taken();
    const look = async () => expect((await server.visitor().call('credits')).status).toBe(200);
    await Promise.all([look(), look(), look()]);
    await look();
    // Two lists: what can be paid with, and what of it can be kept.
    expect(host.taken() - before).toBe(2);
  });

  it('is told to report again; what it reported is asked for once it answers', async () => {
    const { person, id, payment } = await openOrder();
    use(silent);
    const answer = await webhook(payment);
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'payment_provider_unavailable']);
    expect((await person.call('order', { query: { id } })).body.order.state).toBe('open');
    use(shop.provider);
    shop.say(payment, 'paid');
    server.clock.advanceSeconds(10);
    await server.work();
    expect((await person.call('order', { query: { id } })).body.order.state).toBe('paid');
  });

  it('does not keep the reconciliation: several orders are asked about at once', async () => {
    for (let count = 0; count < 8; count += 1) await openOrder();
    use(silent);
    server.clock.advanceSeconds(3600);
    const took = await seconds(() => reconcileOrders(server.services));
    expect(took).toBeLessThan((8 * limitMs) / 1000);
  });

  it('for one order only lets the round go on with the others', async () => {
    const [slow, quick] = [await openOrder(), await openOrder()];
    use({
      ...shop.provider,
      read: (id) => (id === slow.payment ? silent.read(id) : shop.provider.read(id)),
    });
    shop.say(quick.payment, 'paid');
    server.clock.advanceSeconds(3600);
    await reconcileOrders(server.services);
    expect((await quick.person.call('user')).body.user.paid_user).toBe(true);
  });
});

describe('the provider and many who ask', () => {
  const counted = (payment: string) => {
    const asked: string[] = [];
    use({
      ...shop.provider,
      read: (id) => {
        if (id === payment) asked.push(id);
        return shop.provider.read(id);
      },
    });
    return asked;
  };

  it('is asked once in ten seconds about a payment, however many post or look', async () => {
    const { person, id, payment } = await openOrder();
    const asked = counted(payment);
    await Promise.all([
      ...Array.from({ length: 40 }, () => webhook(payment)),
      ...Array.from({ length: 10 }, () => person.call('order', { query: { id } })),
    ]);
    expect(asked).toEqual([payment]);
    server.clock.advanceSeconds(9);
    await webhook(payment);
    expect(asked).toHaveLength(1);
  });

  it('loses nothing that was posted meanwhile: it is asked again when the time is over, once', async () => {
    const { person, id, payment } = await openOrder();
    const asked = counted(payment);
    await webhook(payment);
    shop.say(payment, 'paid');
    await Promise.all(Array.from({ length: 20 }, () => webhook(payment)));
    const rows = await server.services.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'payment.ask')
      .execute();
    expect(rows.filter((row) => JSON.stringify(row.payload).includes(id))).toHaveLength(1);
    expect((await person.call('user')).body.user.paid_user).toBe(false);
    server.clock.advanceSeconds(10);
    await server.work();
    expect((await person.call('user')).body.user.paid_user).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('loses nothing that was posted while it was about to answer', async () => {
    const { person, payment } = await openOrder();
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    use({
      ...shop.provider,
      read: async (id) => {
        const standing = await shop.provider.read(id);
        asked.resolve();
        await answered.promise;
        return standing;
      },
    });
    const first = webhook(payment).then(({ statusCode }) => statusCode);
    await asked.promise;
    shop.say(payment, 'paid');
    server.clock.advanceSeconds(1);
    await webhook(payment);
    answered.resolve();
    expect(await first).toBe(200);
    expect((await person.call('user')).body.user.paid_user).toBe(false);
    server.clock.advanceSeconds(10);
    await server.work();
    expect((await person.call('user')).body.user.paid_user).toBe(true);
  });

  it('is not asked again for what a page has asked for since', async () => {
    const { person, id, payment } = await openOrder();
    const asked = counted(payment);
    await webhook(payment);
    server.clock.advanceSeconds(5);
    await webhook(payment);
    server.clock.advanceSeconds(6);
    await person.call('order', { query: { id } });
    server.clock.advanceSeconds(4);
    await server.work();
    expect(asked).toHaveLength(2);
  });
});
