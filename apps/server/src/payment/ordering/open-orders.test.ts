import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../../credits/books-repository.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { placeOrder } from '../../testing/orders/place-order.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { callBackEverything } from '../call-back.ts';
import { settleOrder } from '../settle.ts';

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

const order = placeOrder;
const withCode = { discount_code: 'TIMEBONUS25' };
const ordersOf = (person: Person) =>
  server.services.db
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', person.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
const differencesOf = (person: Person) =>
  server.services.db
    .selectFrom('order_differences')
    .innerJoin('orders', 'orders.id', 'order_differences.order_id')
    .select(['order_id', 'kind', 'order_differences.amount_minor', 'closed_at'])
    .where('member_id', '=', person.id)
    .execute();
/** The payer has paid, whatever was called back; the provider's own word for it. */
const pay = async (row: { id: string; provider_payment: string | null }) => {
  const payment = row.provider_payment ?? '';
  shop.say(payment, 'paid');
  await settleOrder(server.services, row.id, await shop.provider.read(payment), 'webhook');
};

describe('one discount and many orders', () => {
  it.each(['oldest', 'newest'])(
    'is used once by 20 orders at once that are all paid, the %s first',
    async (first) => {
      const person = await server.member();
      const answers = await Promise.all(Array.from({ length: 20 }, () => order(person, withCode)));
      shop.setStubborn(true);
      await server.work();
      expect(new Set(answers.map(({ body }) => body.order?.discount_code))).toEqual(new Set(['TIMEBONUS25']));
      const rows = await ordersOf(person);
      expect(rows).toHaveLength(20);
      expect(rows.filter((row) => row.called_back_at === null)).toHaveLength(1);
      const paid = first === 'oldest' ? rows : [...rows].reverse();
      for (const row of paid) await pay(row);
      await server.work();
      shop.setStubborn(false);

      // Only the newest has the use, and only when no other payment came before its own.
      expect(await differencesOf(person)).toHaveLength(paid[0]?.called_back_at === null ? 19 : 20);
      expect((await order(person, withCode)).body.error.code).toBe('discount_code_used');
      expect((await person.call('user')).body.user.credits).toBe(3 + 25 * paid.length);
    },
  );

  it('can be paid once where payments can be called back', async () => {
    const person = await server.member();
    await Promise.all(Array.from({ length: 8 }, () => order(person, withCode)));
    await server.work();
    const open = (await ordersOf(person)).filter((row) => row.state === 'open');
    expect(open.map((row) => row.called_back_at)).toEqual([null]);
    expect(await differencesOf(person)).toEqual([]);
  });

  it('is honoured when the earlier order is paid late, which is listed and calls the newer one back', async () => {
    const person = await server.member();
    await order(person, withCode);
    await order(person, { ...withCode, bundle: 'b60' });
    const [older, newer] = await ordersOf(person);
    if (!older || !newer) throw new Error('two orders');
    await pay(older);
    expect(await differencesOf(person)).toEqual([
      { order_id: older.id, kind: 'paid_after_call_back', amount_minor: 1124, closed_at: null },
    ]);
    await server.work();
    expect((await ordersOf(person)).map((row) => row.state)).toEqual(['paid', 'cancelled']);
    expect((await person.call('user')).body.user).toMatchObject({ credits: 28, paid_user: true });
  });

  it.each(['failed', 'cancelled', 'expired'] as const)(
    'is free again when its order is %s',
    async (ending) => {
      const person = await server.member();
      await order(person, withCode);
      const [row] = await ordersOf(person);
      shop.say(row?.provider_payment ?? '', ending);
      await settleOrder(
        server.services,
        row?.id ?? '',
        await shop.provider.read(row?.provider_payment ?? ''),
        'webhook',
      );
      expect((await order(person, withCode)).body.order.discount_code).toBe('TIMEBONUS25');
    },
  );

  it('is called back again when the provider was away', async () => {
    const person = await server.member();
    await order(person, withCode);
    await order(person, { ...withCode, bundle: 'b60' });
    shop.setAway(true);
    await server.work();
    expect((await ordersOf(person)).map((row) => row.state)).toEqual(['open', 'open']);
    shop.setAway(false);
    server.clock.advanceSeconds(3);
    await server.work();
    expect((await ordersOf(person)).map((row) => row.state)).toEqual(['cancelled', 'open']);
  });
});

describe('a discount whose order was called back by leaving', () => {
  it('is free for who comes back, though the payment could not be cancelled', async () => {
    const person = await server.member();
    await order(person, withCode);
    shop.setStubborn(true);
    await inTransaction(server.services.db, (trx) => callBackEverything(server.services, trx, person.id));
    await server.work();
    expect(await order(person, withCode)).toMatchObject({
      status: 200,
      body: { order: { discount_code: 'TIMEBONUS25' } },
    });
    shop.setStubborn(false);
  });
});

describe('open orders', () => {
  it('are five a member at most: a sixth takes the place of the oldest, at the provider too', async () => {
    const person = await server.member();
    for (let count = 0; count < 7; count += 1) expect((await order(person)).status).toBe(200);
    await server.work();
    expect((await ordersOf(person)).map((row) => row.state)).toEqual([
      'cancelled',
      'cancelled',
      ...Array.from({ length: 5 }, () => 'open'),
    ]);
  });

  it('are five also when many are made at once', async () => {
    const person = await server.member();
    await Promise.all(Array.from({ length: 12 }, () => order(person)));
    await server.work();
    expect((await ordersOf(person)).filter((row) => row.state === 'open')).toHaveLength(5);
  });
});
