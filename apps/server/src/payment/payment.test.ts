import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../credits/books-repository.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { fakeProvider } from '../testing/fake-provider.ts';
import { originOf } from '../site/site-origin.ts';
import { reconcileOrders } from './jobs.ts';
import { toProviderError } from './provider/mollie-calls.ts';
import { ProviderRefused } from './provider/payment-provider.ts';

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

const order = (person: Person, more: object = {}, key: string = randomUUID()) =>
  person.call('orderCreate', { body: { bundle: 'b25', method: 'ideal', ...more }, key });
const paymentOf = async (id: string): Promise<string> =>
  (
    await server.services.db
      .selectFrom('orders')
      .select('provider_payment')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).provider_payment ?? '';
/** The provider reports, some time after it was last asked. */
const webhook = (id: string) => {
  server.clock.advanceSeconds(10);
  return server.app.inject({
    method: 'POST',
    url: '/api/webhooks/mollie',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: `id=${id}`,
  });
};
const userOf = async (person: Person) => (await person.call('user')).body.user;

describe('an order', () => {
  it('is paid once, by whatever way the news arrives and however often', async () => {
    const person = await server.member();
    const { body } = await order(person);
    expect(body.order).toMatchObject({ state: 'open', credits: 25 });
    expect(body.order.checkout_url).toMatch(/^https:\/\/pay\.example\/tr_/);
    const payment = await paymentOf(body.order.payment_id);
    expect((await webhook(payment)).statusCode).toBe(200);
    expect(await userOf(person)).toMatchObject({ credits: 3, paid_user: false });
    shop.say(payment, 'paid');
    await Promise.all([
      webhook(payment),
      webhook(payment),
      person.call('order', { query: { id: body.order.payment_id } }),
    ]);
    await reconcileOrders(server.services);
    expect(await userOf(person)).toMatchObject({ credits: 28, paid_user: true, time_bonus_ends_at: null });
    expect((await person.call('order', { query: { id: body.order.payment_id } })).body.order.state).toBe(
      'paid',
    );
  });

  it('is one for a key, also when the provider was away in between', async () => {
    const person = await server.member();
    const key = randomUUID();
    shop.setAway(true);
    const away = await order(person, {}, key);
    expect([away.status, away.body.error.code]).toEqual([503, 'payment_provider_unavailable']);
    shop.setAway(false);
    const [one, two] = [await order(person, {}, key), await order(person, {}, key)];
    expect(one.body.order.payment_id).toBe(two.body.order.payment_id);
    const other = await order(person, { bundle: 'b60' }, key);
    expect(other.body.error.code).toBe('idempotency_key_reused');
  });

  it('is the one that was left unpaid a moment ago, and led to again', async () => {
    const person = await server.member();
    const left = (await order(person)).body.order;
    const again = await order(person);
    expect([again.status, again.body.order]).toEqual([200, left]);
    // Another one altogether, or the same a second time on purpose.
    expect((await order(person, { method: 'paypal' })).body.error.code).toBe('repeat_order_unconfirmed');
    const second = await order(person, { repeat: true });
    expect(second.body.order.payment_id).not.toBe(left.payment_id);
    server.clock.advanceSeconds(61);
    const later = await order(person);
    expect(later.status).toBe(200);
    expect([left, second.body.order].map((one) => one.payment_id)).not.toContain(later.body.order.payment_id);
  });

  it('asks once more when the same bundle was paid within a minute', async () => {
    const person = await server.member();
    const { payment_id: id } = (await order(person)).body.order;
    const payment = await paymentOf(id);
    shop.say(payment, 'paid');
    await webhook(payment);
    const again = await order(person);
    expect([again.status, again.body.error.code]).toEqual([409, 'repeat_order_unconfirmed']);
    expect((await order(person, { repeat: true })).status).toBe(200);
  });

  it('is one for those who order the same at once', async () => {
    const person = await server.member();
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(person)));
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { body } of refused) expect(body.error.code).toBe('repeat_order_unconfirmed');
    const made = answers.filter(({ status }) => status === 200).map(({ body }) => body.order.payment_id);
    expect(new Set(made).size).toBe(1);
  });

  it('never moves back, and money wins over an ending', async () => {
    const person = await server.member();
    const { payment_id: id } = (await order(person)).body.order;
    const payment = await paymentOf(id);
    for (const event of ['expired', 'paid', 'open', 'failed'] as const) {
      shop.say(payment, event);
      await webhook(payment);
    }
    expect((await person.call('order', { query: { id } })).body.order.state).toBe('paid');
    expect((await userOf(person)).credits).toBe(28);
  });

  it('believes no webhook: unknown ids are answered alike and change nothing', async () => {
    for (const id of ['tr_unknown', '', "tr_x' or 1=1"]) expect((await webhook(id)).statusCode).toBe(200);
  });

  it('is found by the reconciliation when the webhook was lost', async () => {
    const person = await server.member();
    const { payment_id: id } = (await order(person)).body.order;
    shop.say(await paymentOf(id), 'paid');
    server.clock.advanceSeconds(120);
    await reconcileOrders(server.services);
    expect((await userOf(person)).paid_user).toBe(true);
  });

  it('is asked about on and on while the provider works on it', async () => {
    const person = await server.member();
    const { payment_id: id } = (await order(person)).body.order;
    const payment = await paymentOf(id);
    for (const said of ['processing', 'paid'] as const) {
      shop.say(payment, said);
      server.clock.advanceSeconds(6 * 3600);
      await reconcileOrders(server.services);
      expect((await person.call('order', { query: { id } })).body.order.state).toBe(said);
    }
  });

  it('is asked about as long as it is open, with pauses', async () => {
    const person = await server.member();
    const { payment_id: id } = (await order(person)).body.order;
    server.clock.advanceSeconds(8 * 24 * 3600);
    expect(await reconcileOrders(server.services)).toBeGreaterThan(0);
    expect(await reconcileOrders(server.services)).toBe(0);
    shop.say(await paymentOf(id), 'paid');
    server.clock.advanceSeconds(6 * 3600);
    await reconcileOrders(server.services);
    const { state } = await server.services.db
      .selectFrom('orders')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('paid');
  });

  it('is for its member alone', async () => {
    const [anna, eve] = [await server.member(), await server.member()];
    const { payment_id: id } = (await order(anna)).body.order;
    expect((await eve.call('order', { query: { id } })).status).toBe(404);
  });
});

describe('what the provider says', () => {
  it('fails an order that the provider refuses', async () => {
    const person = await server.member();
    shop.setRefuses(true);
    const refused = await order(person);
    shop.setRefuses(false);
    expect(refused.body.error.code).toBe('payment_failed');
    expect((await person.call('order')).body.order.state).toBe('failed');
    expect((await order(person)).status).toBe(200);
  });

  it('is not failed by the refusal of a request that was sent twice, when the other one was taken and paid', async () => {
    const person = await server.member();
    const key = randomUUID();
    const { create } = shop.provider;
    const sent: { refuse?: () => void } = {};
    const held = new Promise<void>((resolve) => {
      shop.provider.create = async () => {
        resolve();
        await new Promise<void>((refuse) => (sent.refuse = refuse));
        throw new ProviderRefused('no');
      };
    });
    const late = order(person, {}, key);
    await held;
    shop.provider.create = create;
    const { payment_id: id } = (await order(person, {}, key)).body.order;
    const payment = await paymentOf(id);
    shop.say(payment, 'paid');
    await webhook(payment);
    sent.refuse?.();
    await late;
    expect((await person.call('order', { query: { id } })).body.order.state).toBe('paid');
  });

  it('tells a refusal from an absence', () => {
    const ofStatus = (statusCode: number) =>
      toProviderError(Object.assign(new Error('x'), { statusCode })).name;
    expect([422, 401, 429, 500].map(ofStatus)).toEqual([
      'ProviderRefused',
      'ProviderUnavailable',
      'ProviderUnavailable',
      'ProviderUnavailable',
    ]);
  });

  it('is asked for its methods once in ten minutes', async () => {
    server.clock.advanceSeconds(601);
    const before = shop.asked.methods;
    for (let i = 0; i < 3; i += 1) await server.visitor().call('credits');
    expect(shop.asked.methods).toBe(before + 1);
  });
});

describe('the address of a site', () => {
  it('has the domain of the site, and scheme and port from outside or of the server', () => {
    const at = (publicUrl: string | undefined) =>
      originOf(
        { config: { ...server.services.config, publicUrl }, listeningPort: () => 4321 },
        { domain: 'b.example' },
      );
    expect(at('https://a.example')).toBe('https://b.example');
    expect(at('https://a.example:8443')).toBe('https://b.example:8443');
    expect(at(undefined)).toBe('http://b.example:4321');
  });
});

describe('the welcome discount', () => {
  it('goes along to another bundle and calls the earlier order back', async () => {
    const person = await server.member();
    const discount = { discount_code: 'TIMEBONUS25' };
    const { payment_id: first } = (await order(person, { ...discount, bundle: 'b400' })).body.order;
    expect((await person.call('credits')).body.discount).not.toBeNull();
    const second = await order(person, { ...discount, bundle: 'b150' });
    expect(second.body.order.discount_code).toBe('TIMEBONUS25');
    await server.work();
    expect((await person.call('order', { query: { id: first } })).body.order.state).toBe('cancelled');
    shop.say(await paymentOf(second.body.order.payment_id), 'paid');
    await webhook(await paymentOf(second.body.order.payment_id));
    expect((await order(person, { ...discount, bundle: 'b60' })).body.error.code).toBe('discount_code_used');
    expect((await person.call('discountCode', { query: { welcome: 'true' } })).status).toBe(422);
  });

  it('does not call back the order that it was given to, when that is asked for again', async () => {
    const person = await server.member();
    const key = randomUUID();
    const [one, two] = [
      await order(person, { discount_code: 'TIMEBONUS25' }, key),
      await order(person, { discount_code: 'TIMEBONUS25' }, key),
    ];
    expect(two.body).toEqual(one.body);
    expect(two.body.order.state).toBe('open');
  });

  it('takes a quarter off the first purchase while the window is open', async () => {
    const person = await server.member();
    expect((await person.call('discountCode', { query: { welcome: 'true' } })).body.discount).toMatchObject({
      code: 'TIMEBONUS25',
      value_percentage: 25,
    });
    const prices = (await person.call('credits')).body;
    expect(prices.bundles[0]).toMatchObject({ price: { amount_minor: 1499 }, pay: { amount_minor: 1124 } });
    const { body } = await order(person, { discount_code: ' timebonus25 ' });
    expect(body.order).toMatchObject({
      pay: { amount_minor: 1124, currency: 'EUR' },
      discount_code: 'TIMEBONUS25',
    });
  });

  it('is spent on an order that is still being paid', async () => {
    const person = await server.member();
    const discount = { discount_code: 'TIMEBONUS25' };
    const { payment_id: id } = (await order(person, discount)).body.order;
    const payment = await paymentOf(id);
    shop.say(payment, 'processing');
    await webhook(payment);
    const second = await order(person, { ...discount, bundle: 'b60' });
    expect([second.status, second.body.error.code]).toEqual([422, 'discount_code_used']);
    expect((await person.call('order', { query: { id } })).body.order.state).toBe('processing');
    shop.say(payment, 'failed');
    await webhook(payment);
    expect((await order(person, { ...discount, bundle: 'b60' })).status).toBe(200);
  });

  it('is over after four hours, after a purchase, and for invented codes', async () => {
    const late = await server.member();
    expect((await order(late, { discount_code: 'FREE100' })).body.error.code).toBe('discount_code_invalid');
    server.clock.advanceSeconds(14_400);
    expect((await late.call('discountCode', { query: { welcome: 'true' } })).status).toBe(422);
    expect((await order(late, { discount_code: 'TIMEBONUS25' })).body.error.code).toBe(
      'discount_code_expired',
    );
    const buyer = await server.member();
    await server.pay(buyer);
    expect((await order(buyer, { discount_code: 'TIMEBONUS25', repeat: true })).body.error.code).toBe(
      'discount_code_first_purchase_only',
    );
  });
});

describe('the discount for who stays', () => {
  const stay = { discount_code: 'stay25', repeat: true };
  const offerTo = (person: Person) =>
    server.services.db
      .updateTable('members')
      .set({ stay_discount_until: new Date(server.clock.now() + 7 * 24 * 3_600_000) })
      .where('id', '=', person.id)
      .execute();

  it('is taken off one order, also after the welcome discount and other purchases', async () => {
    const person = await server.member();
    const welcome = await order(person, { discount_code: 'TIMEBONUS25' });
    shop.say(await paymentOf(welcome.body.order.payment_id), 'paid');
    await webhook(await paymentOf(welcome.body.order.payment_id));
    expect((await order(person, stay)).body.error.code).toBe('discount_code_invalid');
    server.clock.advanceSeconds(60);
    await offerTo(person);
    const first = (await order(person, { ...stay, bundle: 'b60' })).body.order;
    expect(first.discount_code).toBe('STAY25');
    const second = (await order(person, stay)).body.order;
    expect(second).toMatchObject({ pay: { amount_minor: 1124 }, discount_code: 'STAY25' });
    shop.say(await paymentOf(second.payment_id), 'paid');
    await webhook(await paymentOf(second.payment_id));
    expect((await order(person, stay)).body.error.code).toBe('discount_code_used');
    // The next offer is not spent by the last one's order.
    server.clock.advanceSeconds(8 * 24 * 3600);
    await offerTo(person);
    expect((await order(person, stay)).body.order).toMatchObject({ state: 'open', discount_code: 'STAY25' });
  });

  it('ends after seven days and is nobody else’s', async () => {
    const [person, other] = [await server.member(), await server.member()];
    await offerTo(person);
    expect((await order(other, stay)).body.error.code).toBe('discount_code_invalid');
    server.clock.advanceSeconds(7 * 24 * 3600);
    expect((await order(person, stay)).body.error.code).toBe('discount_code_expired');
  });
});

describe('a card number that somebody types where there is no field for it', () => {
  const card = '4111 1111 1111 1111';
  /** Every row of every table that holds it, in any writing. */
  const kept = async (): Promise<string[]> => {
    const { db } = server.services;
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`select 1 from ${sql.table(name)} t
        where regexp_replace(t::text, '[ -]', '', 'g') like '%4111111111111111%' limit 1`.execute(db);
      if (rows.length > 0) found.push(name);
    }
    return found;
  };

  it('is kept nowhere: not in messages, sent, waiting or refused, nor in a profile, an order or a reason to leave', async () => {
    const [person, friend, newcomer] = [
      await server.member(),
      await server.member(),
      await server.newcomer(),
    ];
    const say = (from: Person, text = `My card: ${card}`) =>
      from.call('chatSend', { body: { member: friend.id, kind: 'text', text }, key: randomUUID() });
    const { body } = await say(person);
    expect(body.message.text).toBe('My card: •••• •••• •••• 1111');
    for (let count = 0; count < 2; count += 1) await say(person, `${count}`);
    expect((await say(person)).status).toBe(402);
    await say(newcomer);
    await person.call('profileUpdate', { body: { about_me: `Call or pay ${card}` } });
    await order(person, { discount_code: card });
    await order(person, { method: card.replaceAll(' ', '') });
    expect(await kept()).toEqual([]);
    await person.call('accountDelete', { body: { password: 'a long walk by the sea', reason: card } });
    expect(await kept()).toEqual([]);
  });
});
