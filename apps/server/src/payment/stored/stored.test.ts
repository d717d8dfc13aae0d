import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkBooks, soundBooks } from '../../credits/books-repository.ts';
import { purgeDeleted } from '../../leaving/purge.ts';
import { fakeProvider, visa } from '../../testing/fake-provider.ts';
import { addSecondSite, memberOfSecondSite } from '../../testing/second-site.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { reconcileOrders } from '../jobs.ts';
import { checkStoredMethods } from './check-stored.ts';
import { keepMethod } from './keep.ts';

let server: TestServer;
const shop = fakeProvider();
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.services, { payments: shop.provider });
});
afterEach(() => {
  shop.setAway(false);
  shop.setLoses(false);
  shop.setChargesEnd({ event: 'paid' });
});
afterAll(async () => {
  expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  await server.end();
});

const order = (person: Person, more: object, key: string = randomUUID()) =>
  person.call('orderCreate', { body: { bundle: 'b25', ...more }, key });
const orderOf = async (person: Person, id: string) =>
  (await person.call('order', { query: { id } })).body.order;
const rowOf = (id: string) =>
  server.services.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stored = async (person: Person) => (await person.call('credits')).body.stored;
const credits = async (person: Person) => (await person.call('user')).body.user.credits as number;
/** The provider reports, some time after it was last asked. */
const webhook = async (payment: string) => {
  server.clock.advanceSeconds(10);
  await server.app.inject({
    method: 'POST',
    url: '/api/webhooks/mollie',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: `id=${payment}`,
  });
};
/** Pays on the provider's page and has the card kept. */
const keep = async (person: Person, more: object = {}) => {
  const { body } = await order(person, { method: 'creditcard', keep: true, ...more });
  const { provider_payment: payment } = await rowOf(body.order.payment_id);
  shop.say(payment ?? '', 'paid');
  await webhook(payment ?? '');
  await server.work();
  server.clock.advanceSeconds(61);
  return payment ?? '';
};
/** Somebody whose card is kept. */
const withCard = async (member: () => Promise<Person> = () => server.member()) => {
  const person = await member();
  await keep(person);
  const [card] = await stored(person);
  return { person, card: card.id as string };
};

describe('keeping', () => {
  it('is shown with what was used last first', async () => {
    const { person, card } = await withCard();
    const { db } = server.services;
    const row = await db
      .selectFrom('stored_methods')
      .selectAll()
      .where('id', '=', card)
      .executeTakeFirstOrThrow();
    const more = [-3600, 3600].map((seconds) => ({
      ...row,
      id: randomUUID(),
      mandate: randomUUID(),
      used_at: new Date(row.used_at.getTime() + seconds * 1000),
    }));
    await db.insertInto('stored_methods').values(more).execute();
    const shown = ((await stored(person)) as { id: string }[]).map(({ id }) => id);
    expect(shown).toEqual([more[1]?.id, card, more[0]?.id]);
  });

  it('is asked for, and done once the order is paid: brand, last digits and month', async () => {
    const person = await server.member();
    const { body } = await order(person, { method: 'creditcard', keep: true });
    await server.work();
    expect(await stored(person)).toEqual([]);
    const { provider_payment: payment } = await rowOf(body.order.payment_id);
    shop.say(payment ?? '', 'paid');
    await webhook(payment ?? '');
    await server.work();
    // What one has is not what one owes, though both stand beside what is kept.
    expect((await person.call('credits')).body.owed).toBe(0);
    expect(await stored(person)).toEqual([
      {
        id: expect.any(String),
        method: 'creditcard',
        brand: 'Visa',
        last_digits: '4242',
        expires: '2199-08',
        expired: false,
      },
    ]);
  });

  it('is not done unasked, nor of what is collected from a bank account', async () => {
    const person = await server.member();
    for (const more of [{ method: 'creditcard' }, { method: 'ideal', keep: true, repeat: true }]) {
      const { body } = await order(person, more);
      const row = await rowOf(body.order.payment_id);
      expect([row.keeps, shop.requests.at(-1)?.customer]).toEqual([false, undefined]);
      shop.sayOf(row.provider_payment ?? '', { event: 'paid', mandate: shop.keep('cst_x') });
      await webhook(row.provider_payment ?? '');
    }
    await server.work();
    expect(await stored(person)).toEqual([]);
  });

  it('keeps the same card once, and has the provider forget the older mandate', async () => {
    const { person, card } = await withCard();
    await keep(person);
    await server.work();
    const [only, ...others] = await stored(person);
    expect(others).toEqual([]);
    expect(only.id).not.toBe(card);
    const customer = shop.customers.get(person.id);
    expect([...shop.mandates.values()].filter((one) => one.customer === customer)).toHaveLength(1);
  });

  it('is said on the page of the order, once it is done and for as long as it is kept, to its owner', async () => {
    const person = await server.member();
    const unkept = await order(person, { method: 'creditcard' });
    server.clock.advanceSeconds(61);
    const { body } = await order(person, { method: 'creditcard', keep: true });
    const id: string = body.order.payment_id;
    const kept = async () => (await person.call('order', { query: { id } })).body.kept;
    const events = async () =>
      (
        await server.services.db
          .selectFrom('member_events')
          .select('event')
          .where('member_id', '=', person.id)
          .execute()
      ).filter(({ event }) => (event as { type: string }).type === 'order_changed').length;
    const { provider_payment: payment } = await rowOf(id);
    shop.say(payment ?? '', 'paid');
    await webhook(payment ?? '');
    expect(await kept()).toBeNull();
    const before = await events();
    await server.work();
    expect(await events()).toBe(before + 1);
    const [card] = await stored(person);
    expect(await kept()).toEqual(card);
    expect((await rowOf(id)).kept_as).toBe(card.id);
    const earlier = { id: unkept.body.order.payment_id };
    expect((await person.call('order', { query: earlier })).body.kept).toBeNull();
    const paidWithIt = await order(person, { stored_method: card.id, repeat: true });
    const again = { id: paidWithIt.body.order.payment_id };
    expect((await person.call('order', { query: again })).body.kept).toBeNull();
    await person.call('storedMethodRemove', { body: { id: card.id } });
    expect(await kept()).toBeNull();
    await server.work();
  });

  it('is told with the order as it is by then: money may go back while the provider is asked', async () => {
    const person = await server.member();
    const { body } = await order(person, { method: 'creditcard', keep: true });
    const id: string = body.order.payment_id;
    const { provider_payment: payment, amount_minor: amount } = await rowOf(id);
    shop.say(payment ?? '', 'paid');
    await webhook(payment ?? '');
    const { readMandate } = shop.provider;
    vi.spyOn(shop.provider, 'readMandate').mockImplementationOnce(async (...which) => {
      shop.sayBack(payment ?? '', { refundedMinor: amount });
      await webhook(payment ?? '');
      return readMandate(...which);
    });
    await server.work();
    const told = await server.services.db
      .selectFrom('member_events')
      .select('event')
      .where('member_id', '=', person.id)
      .orderBy('number')
      .execute();
    const states = told.flatMap(({ event }) => {
      const { type, state } = event as { type: string; state?: string };
      return type === 'order_changed' ? [state] : [];
    });
    expect(states.slice(-2)).toEqual(['refunded', 'refunded']);
    expect(await stored(person)).toHaveLength(1);
  });

  it('is said to nobody of another member’s card', async () => {
    const [person, stranger] = [await server.member(), await server.member()];
    const first = await order(person, { method: 'creditcard', keep: true });
    const other = await order(stranger, { method: 'creditcard', keep: true });
    for (const { body } of [first, other]) {
      const { provider_payment: payment } = await rowOf(body.order.payment_id);
      shop.say(payment ?? '', 'paid');
      await webhook(payment ?? '');
    }
    await server.work();
    const ids = [first, other].map(({ body }) => body.order.payment_id as string);
    const [own, theirs] = await Promise.all(ids.map(rowOf));
    expect(own?.kept_as).not.toBe(theirs?.kept_as);
    // However it came to be written there, nobody reads of another member's card.
    await server.services.db
      .updateTable('orders')
      .set({ kept_as: theirs?.kept_as ?? null })
      .where('id', '=', ids[0] ?? '')
      .execute();
    expect((await person.call('order', { query: { id: ids[0] } })).body.kept).toBeNull();
    expect((await person.call('order', { query: { id: ids[1] } })).body.error.code).toBe('order_not_found');
  });

  it('waits until the provider knows what it keeps', async () => {
    const person = await server.member();
    const { body } = await order(person, { method: 'creditcard', keep: true });
    const { provider_payment: payment } = await rowOf(body.order.payment_id);
    const mandate = shop.keep(shop.customers.get(person.id) ?? '', 'pending');
    shop.sayOf(payment ?? '', { event: 'paid', mandate });
    await webhook(payment ?? '');
    await server.work();
    expect(await stored(person)).toEqual([]);
    shop.mandates.set(mandate, { customer: shop.customers.get(person.id) ?? '', kept: visa });
    server.clock.advanceSeconds(10);
    await server.work();
    expect(await stored(person)).toHaveLength(1);
  });
});

describe('an order with what is kept', () => {
  it('is charged, settled and answered in one step', async () => {
    const { person, card } = await withCard();
    const before = await credits(person);
    const { status, body } = await order(person, { stored_method: card });
    expect([status, body.order]).toMatchObject([
      200,
      { state: 'paid', method: 'creditcard', stored_method: card, failure: null, checkout_url: null },
    ]);
    expect(await credits(person)).toBe(before + 25);
  });

  it('is charged once: in two sessions at once, pressed twice, told twice', async () => {
    const { person, card } = await withCard();
    const before = await credits(person);
    const charges = shop.charges.length;
    const key = randomUUID();
    const answers = await Promise.all([
      order(person, { stored_method: card }, key),
      order(person, { stored_method: card }, key),
      order(person, { stored_method: card }),
      order(person, { stored_method: card }),
    ]);
    expect(shop.charges.length - charges).toBe(1);
    const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.code);
    for (const code of codes) expect(['charge_under_way', 'repeat_order_unconfirmed']).toContain(code);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const { order: id } of shop.charges.slice(charges))
      await webhook((await rowOf(id)).provider_payment ?? '');
    await reconcileOrders(server.services);
    expect(await credits(person)).toBe(before + 25);
  });

  it('asks before the same bundle is bought again, and never takes more than was shown', async () => {
    const { person, card } = await withCard();
    await order(person, { stored_method: card });
    expect((await order(person, { stored_method: card })).body.error.code).toBe('repeat_order_unconfirmed');
    const shown = { amount_minor: 1, currency: 'EUR', credits: 60 };
    const dearer = await order(person, { bundle: 'b60', stored_method: card, shown });
    expect([dearer.status, dearer.body.error.code]).toEqual([409, 'price_changed']);
  });

  it("is refused for another member's card, and for one of another brand", async () => {
    const { card } = await withCard();
    await addSecondSite(server);
    const charges = shop.charges.length;
    for (const stranger of [await server.member(), await memberOfSecondSite(server)]) {
      const { status, body } = await order(stranger, { stored_method: card });
      expect([status, body.error.code]).toEqual([404, 'stored_method_not_found']);
      expect((await stranger.call('storedMethodRemove', { body: { id: card } })).status).toBe(404);
    }
    expect(shop.charges.length).toBe(charges);
  });

  it('says either how to pay or what is kept', async () => {
    const { person, card } = await withCard();
    for (const more of [{}, { method: 'creditcard', stored_method: card }])
      expect((await order(person, more)).status).toBe(422);
  });

  it('leads to a page where the bank wants it confirmed', async () => {
    const { person, card } = await withCard();
    shop.setChargesEnd({ event: 'open', checkoutUrl: 'https://pay.example/3ds' });
    const { body } = await order(person, { stored_method: card });
    expect(body.order).toMatchObject({ state: 'open', checkout_url: 'https://pay.example/3ds' });
    // Nothing of it can move by itself: it stands in nobody's way.
    shop.setChargesEnd({ event: 'paid' });
    expect((await order(person, { stored_method: card, repeat: true })).body.order.state).toBe('paid');
  });
});

describe('a charge that fails', () => {
  it('says why, takes nothing, and can be tried again with the same discount', async () => {
    const { person, card } = await withCard();
    shop.setChargesEnd({ event: 'failed', failure: 'insufficient_funds' });
    const before = await credits(person);
    const { body } = await order(person, { stored_method: card });
    expect(body.order).toMatchObject({ state: 'failed', failure: 'insufficient_funds' });
    expect(await credits(person)).toBe(before);
    shop.setChargesEnd({ event: 'paid' });
    const again = await order(person, { stored_method: card });
    expect(again.body.order).toMatchObject({ state: 'paid', failure: null });
  });

  it('leaves the card where it can still be charged, and forgets it where it cannot', async () => {
    const { person, card } = await withCard();
    shop.setChargesEnd({ event: 'failed', failure: 'declined' });
    await order(person, { stored_method: card });
    await server.work();
    expect(await stored(person)).toHaveLength(1);
    shop.setChargesEnd({ event: 'failed', failure: 'expired' });
    shop.mandates.clear();
    const { body } = await order(person, { stored_method: card });
    expect(body.order.failure).toBe('gone');
    expect(await stored(person)).toEqual([]);
  });

  it('forgets a card whose mandate ended with the charge', async () => {
    const { person, card } = await withCard();
    shop.setChargesEnd({ event: 'failed', failure: 'expired' });
    await order(person, { stored_method: card });
    shop.mandates.clear();
    await server.work();
    expect(await stored(person)).toEqual([]);
  });
});

describe('a provider that does not answer a charge', () => {
  it('has it made once, whoever asks how often; nothing else is ordered meanwhile', async () => {
    const { person, card } = await withCard();
    const [before, charges] = [await credits(person), shop.charges.length];
    shop.setLoses(true);
    const key = randomUUID();
    const { status, body } = await order(person, { stored_method: card }, key);
    expect([status, body.order.state]).toEqual([200, 'processing']);
    for (const more of [
      { stored_method: card },
      { method: 'ideal' },
      { bundle: 'b60', method: 'creditcard' },
    ]) {
      const refused = await order(person, { ...more, repeat: true });
      expect([refused.status, refused.body.error.code]).toEqual([409, 'charge_under_way']);
    }
    expect((await order(person, { stored_method: card }, key)).body.order.payment_id).toBe(
      body.order.payment_id,
    );
    shop.setLoses(false);
    server.clock.advanceSeconds(61);
    await reconcileOrders(server.services);
    expect((await orderOf(person, body.order.payment_id)).state).toBe('paid');
    expect([await credits(person), shop.charges.length]).toEqual([before + 25, charges + 1]);
  });

  it('has it made by the page of the order, where it was away all the time', async () => {
    const { person, card } = await withCard();
    shop.setAway(true);
    const { body } = await order(person, { stored_method: card });
    expect(body.order.state).toBe('processing');
    shop.setAway(false);
    server.clock.advanceSeconds(11);
    expect((await orderOf(person, body.order.payment_id)).state).toBe('paid');
  });

  it('is asked for no new charge once its key may be forgotten: it is looked for', async () => {
    const { person, card } = await withCard();
    const charges = shop.charges.length;
    shop.setAway(true);
    const missed = (await order(person, { stored_method: card })).body.order.payment_id as string;
    shop.setAway(false);
    server.clock.advanceSeconds(51 * 60);
    await reconcileOrders(server.services);
    expect(await orderOf(person, missed)).toMatchObject({ state: 'failed', failure: 'unanswered' });
    expect(shop.charges.length).toBe(charges);
    shop.setLoses(true);
    const made = (await order(person, { stored_method: card, repeat: true })).body.order.payment_id as string;
    shop.setLoses(false);
    server.clock.advanceSeconds(51 * 60);
    await reconcileOrders(server.services);
    expect((await orderOf(person, made)).state).toBe('paid');
  });

  it('is found out about after a server that died before it could note anything', async () => {
    const { person, card } = await withCard();
    shop.setLoses(true);
    const { body } = await order(person, { stored_method: card });
    shop.setLoses(false);
    await server.services.db
      .updateTable('orders')
      .set({ state: 'created' })
      .where('id', '=', body.order.payment_id)
      .execute();
    server.clock.advanceSeconds(61);
    await reconcileOrders(server.services);
    expect((await orderOf(person, body.order.payment_id)).state).toBe('paid');
  });
});

describe('removing', () => {
  it('is done at once here and after the commit at the provider; the order of before stands', async () => {
    const { person, card } = await withCard();
    const mandates = shop.mandates.size;
    expect((await person.call('storedMethodRemove', { body: { id: card } })).status).toBe(200);
    expect(await stored(person)).toEqual([]);
    expect((await order(person, { stored_method: card })).body.error.code).toBe('stored_method_not_found');
    await server.work();
    expect(shop.mandates.size).toBe(mandates - 1);
    expect((await person.call('storedMethodRemove', { body: { id: card } })).status).toBe(404);
  });

  it('is not undone by the job that keeps, told once more while the provider was slow', async () => {
    const person = await server.member();
    const payment = await keep(person);
    const { id } = await server.services.db
      .selectFrom('orders')
      .select('id')
      .where('provider_payment', '=', payment)
      .executeTakeFirstOrThrow();
    const [card] = await stored(person);
    const { readMandate } = shop.provider;
    vi.spyOn(shop.provider, 'readMandate').mockImplementationOnce(async (...which) => {
      const read = await readMandate(...which);
      await person.call('storedMethodRemove', { body: { id: card.id } });
      return read;
    });
    await keepMethod(server.services, { order: id });
    expect(await stored(person)).toEqual([]);
    await server.work();
    await keepMethod(server.services, { order: id });
    expect(await stored(person)).toEqual([]);
  });

  it('beside a charge leaves one of the two, whole', async () => {
    const { person, card } = await withCard();
    const before = await credits(person);
    const [charged] = await Promise.all([
      order(person, { stored_method: card }),
      person.call('storedMethodRemove', { body: { id: card } }).then(() => server.work()),
    ]);
    const isPaid = charged.status === 200 && charged.body.order.state === 'paid';
    expect(await credits(person)).toBe(before + (isPaid ? 25 : 0));
    expect(await stored(person)).toEqual([]);
  });

  it('comes with leaving, also for a charge without an answer, and the customer goes with the purge', async () => {
    const { person, card } = await withCard();
    shop.setAway(true);
    const { body } = await order(person, { stored_method: card });
    shop.setAway(false);
    const charges = shop.charges.length;
    await person.call('accountDelete', { body: { password: 'a long walk by the sea' } });
    await server.work();
    const customer = shop.customers.get(person.id);
    expect([...shop.mandates.values()].some((one) => one.customer === customer)).toBe(false);
    server.clock.advanceSeconds(61);
    await reconcileOrders(server.services);
    expect([(await rowOf(body.order.payment_id)).state, shop.charges.length]).toEqual(['failed', charges]);
    server.clock.advanceSeconds(15 * 24 * 3600);
    await purgeDeleted(server.services);
    await server.work();
    expect(shop.customers.has(person.id)).toBe(false);
    expect(await rowOf(body.order.payment_id)).toMatchObject({ stored_method: null, mandate: null });
  });

  it('at the provider is noticed within a day', async () => {
    const { person } = await withCard();
    shop.mandates.clear();
    await checkStoredMethods(server.services);
    expect(await stored(person)).toHaveLength(1);
    server.clock.advanceSeconds(24 * 3600);
    await checkStoredMethods(server.services);
    expect(await stored(person)).toEqual([]);
  });

  it('is not mistaken for a card that its bank has replaced', async () => {
    const { person } = await withCard();
    const customer = shop.customers.get(person.id) ?? '';
    for (const [mandate, known] of shop.mandates)
      if (known.customer === customer)
        shop.mandates.set(mandate, { customer, kept: { ...visa, expires: '2201-01' } });
    server.clock.advanceSeconds(24 * 3600);
    await checkStoredMethods(server.services);
    expect((await stored(person))[0]).toMatchObject({ expires: '2201-01' });
  });
});
