import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { setDiscount } from '../../testing/site-prices.ts';
import { addSecondSite, memberOfSecondSite } from '../../testing/second-site.ts';
import { placeOrder } from '../../testing/orders/place-order.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { reconcileOrders } from '../jobs.ts';
import { settleOrder } from '../settle.ts';

let server: TestServer;
let site: string;
const shop = fakeProvider();
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.services, { payments: shop.provider });
  site = (await server.services.sites.findByHost('localhost', true))?.id ?? '';
});
afterAll(() => server.end());

const order = (person: Person, more: object = {}) => placeOrder(person, more);
const refusalOf = async (person: Person, more: object) =>
  (await order(person, more)).body.error?.code ?? null;
const judge = async (person: Person, code: string, bundle?: string) => {
  const { body } = await person.call('discountCode', { query: { code, ...(bundle && { bundle }) } });
  return body.error?.code ?? body.discount;
};
const usesOf = (discount: string) =>
  server.services.db
    .selectFrom('discount_uses')
    .select(['order_id', 'member_id', 'state'])
    .where('discount_id', '=', discount)
    .orderBy('order_id')
    .execute();
const statesOf = async (discount: string) => (await usesOf(discount)).map(({ state }) => state);
/** The provider's word on an order, as if it had reported. */
const hear = async (id: string, event: 'paid' | 'expired' | 'processing') => {
  const row = await server.services.db
    .selectFrom('orders')
    .select('provider_payment')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const payment = row.provider_payment ?? '';
  shop.say(payment, event);
  await settleOrder(server.services, id, await shop.provider.read(payment), 'webhook');
};
const differences = (ids: readonly string[]) =>
  server.services.db
    .selectFrom('order_differences')
    .select('order_id')
    .where('order_id', 'in', [...ids])
    .execute();

describe('a code for one person', () => {
  it('is used once by a hundred sessions of twenty members at once', async () => {
    const code = 'ONLYONE';
    const discount = await setDiscount(server, site, code, { validity: 'once' });
    const people = await Promise.all(Array.from({ length: 20 }, () => server.member()));
    const answers = await Promise.all(
      people.flatMap((person) => Array.from({ length: 5 }, () => order(person, { discount_code: code }))),
    );
    const winners = new Set((await usesOf(discount)).filter(({ state }) => state === 'held'));
    expect(winners.size).toBe(1);
    const taken = answers.filter(({ status }) => status === 200);
    // The other sessions of the same member take it over from one another; nobody else gets any.
    expect(taken).toHaveLength(5);
    expect(new Set((await usesOf(discount)).map(({ member_id }) => member_id)).size).toBe(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.error.code))).toEqual(new Set(['discount_code_invalid']));
  });

  it('is free again for somebody else after an ending, and not while money is on its way', async () => {
    const discount = await setDiscount(server, site, 'FREEAGAIN', { validity: 'once' });
    const [anna, bert] = [await server.member(), await server.member()];
    const { payment_id: first } = (await order(anna, { discount_code: 'FREEAGAIN' })).body.order;
    expect(await refusalOf(bert, { discount_code: 'FREEAGAIN' })).toBe('discount_code_invalid');
    await hear(first, 'processing');
    expect(await statesOf(discount)).toEqual(['spent']);
    expect(await refusalOf(anna, { discount_code: 'FREEAGAIN' })).toBe('discount_code_used');
    await hear(first, 'expired');
    expect(await statesOf(discount)).toEqual(['free']);
    const { payment_id: second } = (await order(bert, { discount_code: 'FREEAGAIN' })).body.order;
    await hear(second, 'paid');
    // The first one's money comes after all: it is honoured, counted and listed.
    await hear(first, 'paid');
    expect(await statesOf(discount)).toEqual(['spent', 'spent']);
    expect(await differences([first, second])).toEqual([{ order_id: first }]);
  });
});

describe('the welcome discount where a site has bound it', () => {
  it('makes cheaper what it is good for, and shows the others at their price', async () => {
    const terms = { value_rate: 2500, validity: 'once-per-user', first_purchase_only: true } as const;
    const bound = { ...terms, currency: 'EUR', minimum_order_minor: 2999 } as const;
    await setDiscount(server, site, 'TIMEBONUS25', bound);
    const person = await server.member();
    const { bundles, discount } = (await person.call('credits')).body;
    expect(discount).toMatchObject({ code: 'TIMEBONUS25', minimum_order_value: 2999 });
    const payOf = (id: string) => bundles.find((one: { id: string }) => one.id === id).pay.amount_minor;
    expect([payOf('b25'), payOf('b60')]).toEqual([1499, 2249]);
    const withCode = { discount_code: 'TIMEBONUS25' };
    expect(await refusalOf(person, withCode)).toBe('discount_code_minimum_order');
    const { pay } = (await order(person, { bundle: 'b60', ...withCode })).body.order;
    expect(pay.amount_minor).toBe(payOf('b60'));
    await setDiscount(server, site, 'TIMEBONUS25', terms, 1);
    server.clock.advanceSeconds(1);
  });
});

describe('an order whose payment was never made', () => {
  it('ends when it can be made no more, and sets its discount free', async () => {
    const discount = await setDiscount(server, site, 'NEVERMADE', { validity: 'once' });
    const [anna, bert] = [await server.member(), await server.member()];
    const key = randomUUID();
    shop.setAway(true);
    const away = await placeOrder(anna, { discount_code: 'NEVERMADE' }, key);
    shop.setAway(false);
    expect(away.body.error.code).toBe('payment_provider_unavailable');
    expect(await refusalOf(bert, { discount_code: 'NEVERMADE' })).toBe('discount_code_invalid');
    const open = async () => (await anna.call('transactions')).body.open_orders;
    server.clock.advanceSeconds(49 * 60);
    await reconcileOrders(server.services);
    expect(await open()).toMatchObject([{ state: 'created' }]);
    server.clock.advanceSeconds(2 * 60);
    await reconcileOrders(server.services);
    expect(await open()).toEqual([]);
    expect((await anna.call('order')).body.order.state).toBe('expired');
    expect(await statesOf(discount)).toEqual(['free']);
    expect((await placeOrder(anna, { discount_code: 'NEVERMADE' }, key)).body.error.code).toBe(
      'payment_failed',
    );
    expect(await refusalOf(bert, { discount_code: 'NEVERMADE' })).toBeNull();
  });

  it('makes no second payment with a key that its provider has forgotten', async () => {
    const person = await server.member();
    const key = randomUUID();
    shop.setAway(true);
    await placeOrder(person, {}, key);
    shop.setAway(false);
    server.clock.advanceSeconds(50 * 60);
    const asked = shop.requests.length;
    expect((await placeOrder(person, {}, key)).body.error.code).toBe('payment_failed');
    expect(shop.requests.length).toBe(asked);
    // Whoever opens its page meanwhile does not wait for ever.
    expect((await person.call('order')).body.order.state).toBe('expired');
  });
});

describe('a code for each member once', () => {
  it('is spent once each by n orders that are paid later, all together', async () => {
    const discount = await setDiscount(server, site, 'EACHONCE');
    const people = [await server.member(), await server.member()];
    for (const person of people) {
      const ids: string[] = [];
      for (let count = 0; count < 4; count += 1)
        ids.push((await order(person, { discount_code: 'eachonce' })).body.order.payment_id);
      const newest = ids.at(-1) ?? '';
      const held = (await usesOf(discount)).filter(({ state }) => state === 'held');
      expect(held.map(({ order_id }) => order_id)).toEqual([newest]);
      await Promise.all(ids.map((id) => hear(id, 'paid')));
      // Three were called back for the newest; which payment came first says whether that one is the fourth.
      expect((await differences(ids)).length).toBeGreaterThanOrEqual(3);
      expect(await refusalOf(person, { discount_code: 'EACHONCE' })).toBe('discount_code_used');
    }
    expect(new Set(await statesOf(discount))).toEqual(new Set(['spent']));
  });

  it('lists a late payment of an order that had ended, when the use went to another one since', async () => {
    await setDiscount(server, site, 'LATER');
    const person = await server.member();
    const { payment_id: first } = (await order(person, { discount_code: 'LATER' })).body.order;
    await hear(first, 'expired');
    const { payment_id: second } = (await order(person, { discount_code: 'LATER' })).body.order;
    await hear(second, 'paid');
    await hear(first, 'paid');
    expect(await differences([first, second])).toEqual([{ order_id: first }]);
  });
});

describe('a code whose terms change', () => {
  it.each([
    ['once-per-user', 'once'],
    ['unlimited', 'once-per-user'],
    ['once', 'once-per-user'],
  ] as const)('counts what was used while it was %s when it is %s', async (before, after) => {
    const code = `FROM${before}TO${after}`.toUpperCase();
    await setDiscount(server, site, code, { validity: before });
    const person = await server.member();
    const { payment_id: id } = (await order(person, { discount_code: code })).body.order;
    await hear(id, 'paid');
    await setDiscount(server, site, code, { validity: after }, 1);
    server.clock.advanceSeconds(2);
    expect(await refusalOf(person, { discount_code: code })).toBe('discount_code_used');
  });
});

describe('codes that are tried', () => {
  it('are so many in ten minutes, by ordering with them as well', async () => {
    const person = await server.member();
    for (let count = 0; count < 30; count += 1)
      expect(await refusalOf(person, { discount_code: `GUESS${count}` })).toBe('discount_code_invalid');
    expect(await refusalOf(person, { discount_code: 'GUESS' })).toBe('too_many_requests');
    expect(await refusalOf(person, {})).toBeNull();
    server.clock.advanceSeconds(601);
    expect(await refusalOf(person, { discount_code: 'GUESS' })).toBe('discount_code_invalid');
  });
});

describe('a code for anybody', () => {
  it('is used as often as somebody likes', async () => {
    const discount = await setDiscount(server, site, 'ALWAYS', { validity: 'unlimited', value_rate: 1250 });
    const person = await server.member();
    for (let count = 0; count < 3; count += 1) {
      const { body } = await order(person, { discount_code: 'ALWAYS' });
      expect(body.order.pay.amount_minor).toBe(1312);
      await hear(body.order.payment_id, 'paid');
    }
    expect(await statesOf(discount)).toEqual(['spent', 'spent', 'spent']);
  });
});

describe('a code of one brand', () => {
  it('is none at another, where the same code may say something else', async () => {
    const second = await addSecondSite(server);
    await setDiscount(server, site, 'HEREONLY');
    await setDiscount(server, second, 'THEREONLY');
    await setDiscount(server, second, 'BOTH', { value_rate: 2000 });
    await setDiscount(server, site, 'BOTH');
    const [here, there] = [await server.member(), await memberOfSecondSite(server)];
    const rates = async (person: Person) => {
      const judged = [];
      for (const code of ['HEREONLY', 'THEREONLY', 'BOTH']) judged.push(await judge(person, code));
      return judged.map((said) => said.value_percentage ?? said);
    };
    expect(await rates(here)).toEqual([10, 'discount_code_invalid', 10]);
    expect(await rates(there)).toEqual(['discount_code_invalid', 10, 20]);
    expect(await refusalOf(here, { discount_code: 'THEREONLY' })).toBe('discount_code_invalid');
  });
});

describe('what a code asks for', () => {
  it.each([
    ['of another country', { country: 'DE' }, 'discount_code_not_here'],
    ['of another currency', { currency: 'GBP' }, 'discount_code_not_here'],
    ['for another method', { payment_methods: ['creditcard'] }, 'discount_code_other_method'],
    ['for larger orders', { currency: 'EUR', minimum_order_minor: 1500 }, 'discount_code_minimum_order'],
    ['that is not active', { status: 'inactive' as const }, 'discount_code_invalid'],
    ['that is over', { expires_at: new Date(0) }, 'discount_code_expired'],
  ])('refuses one %s', async (_what, terms, refusal) => {
    const code = `ASKS${randomUUID().slice(0, 8).toUpperCase()}`;
    await setDiscount(server, site, code, terms);
    const person = await server.member();
    await server.services.db
      .updateTable('members')
      .set({ country: 'NL' })
      .where('id', '=', person.id)
      .execute();
    expect(await refusalOf(person, { discount_code: code })).toBe(refusal);
  });

  it('takes one whose every bound is kept', async () => {
    await setDiscount(server, site, 'BOUND', {
      country: 'NL',
      currency: 'EUR',
      payment_methods: ['ideal'],
      minimum_order_minor: 1499,
      first_purchase_only: true,
      expires_at: new Date(server.clock.now() + 1000),
    });
    const person = await server.member();
    await server.services.db
      .updateTable('members')
      .set({ country: 'NL' })
      .where('id', '=', person.id)
      .execute();
    expect(await judge(person, 'bound')).toMatchObject({
      code: 'BOUND',
      country: 'NL',
      currency: 'EUR',
      minimum_order_value: 1499,
      paymentmethods: ['ideal'],
      value_percentage: 10,
      expired: false,
    });
    expect((await order(person, { discount_code: 'BOUND' })).body.order.pay.amount_minor).toBe(1349);
  });

  it('says at once that the chosen bundle is too small for it, and nothing of a bundle where none is known', async () => {
    await setDiscount(server, site, 'LARGEONLY', { currency: 'EUR', minimum_order_minor: 2000 });
    const person = await server.member();
    const { bundles } = (await person.call('credits')).body as {
      readonly bundles: readonly { readonly id: string; readonly price: { readonly amount_minor: number } }[];
    };
    const [small, large] = [
      bundles.find(({ price }) => price.amount_minor < 2000),
      bundles.find(({ price }) => price.amount_minor >= 2000),
    ];
    expect(await judge(person, 'largeonly', small?.id)).toBe('discount_code_minimum_order');
    for (const bundle of [large?.id, undefined, 'none'])
      expect(await judge(person, 'largeonly', bundle)).toMatchObject({ code: 'LARGEONLY' });
  });

  it('is nobody else’s where it is one member’s, and tells them nothing', async () => {
    const [person, other] = [await server.member(), await server.member()];
    await setDiscount(server, site, 'MINE', { member_id: person.id, expires_at: new Date(0) });
    expect(await judge(other, 'MINE')).toBe('discount_code_invalid');
    expect(await judge(person, 'MINE')).toBe('discount_code_expired');
  });

  it('begins and ends in its very millisecond', async () => {
    const person = await server.member();
    await setDiscount(server, site, 'SOON', {}, 10);
    server.clock.advanceSeconds(9.999);
    expect(await judge(person, 'SOON')).toBe('discount_code_invalid');
    server.clock.advanceSeconds(0.001);
    expect(await judge(person, 'SOON')).toMatchObject({ value_percentage: 10 });
    await setDiscount(
      server,
      site,
      'SOON',
      { value_rate: 2000, expires_at: new Date(server.clock.now() + 20_000) },
      10,
    );
    server.clock.advanceSeconds(10);
    expect(await judge(person, 'SOON')).toMatchObject({ value_percentage: 20 });
    server.clock.advanceSeconds(9.999);
    expect(await judge(person, 'SOON')).toMatchObject({ value_percentage: 20 });
    server.clock.advanceSeconds(0.001);
    expect(await judge(person, 'SOON')).toBe('discount_code_expired');
  });
});
