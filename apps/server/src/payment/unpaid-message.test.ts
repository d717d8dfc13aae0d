import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../credits/repository.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { fakeProvider } from '../testing/fake-provider.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { reconcileOrders } from './jobs.ts';

let server: TestServer;
const shop = fakeProvider();
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.services, { payments: shop.provider });
});
afterAll(async () => {
  expect(await checkBooks(server.services.db)).toEqual({ sum: 0, wrongBalances: 0 });
  await server.end();
});

const send = (from: Person, to: Person, text: string, key: string = randomUUID()) =>
  from.call('chatSend', { body: { member: to.id, kind: 'text', text }, key });
const order = async (person: Person, more: object = {}): Promise<string> =>
  (
    await person.call('orderCreate', {
      body: { bundle: 'b25', method: 'ideal', repeat: true, ...more },
      key: randomUUID(),
    })
  ).body.order.payment_id;
/** The payment ends so, and the payer comes back. */
const end = async (person: Person, id: string, event: 'paid' | 'failed') => {
  const row = await server.services.db
    .selectFrom('orders')
    .select('provider_payment')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  shop.say(row.provider_payment ?? '', event);
  server.clock.advanceSeconds(70);
  await reconcileOrders(server.services);
  return (await person.call('order', { query: { id } })).body;
};
const waits = async (person: Person) => (await person.call('credits')).body.unpaid;
const texts = async (person: Person, other: Person): Promise<string[]> =>
  (await person.call('chat', { query: { member: other.id } })).body.messages.map(
    ({ text }: { text: string }) => text,
  );

/** Anna has started her two conversations and pressed Send for a third one. */
const refused = async (key: string = randomUUID()) => {
  const [anna, bert, ...others] = (await Promise.all(Array.from({ length: 4 }, () => server.member()))) as [
    Person,
    Person,
    ...Person[],
  ];
  for (const other of others) await send(anna, other, 'hello');
  const answer = await send(anna, bert, 'Hello Bert', key);
  expect(answer.body.error.code).toBe('free_conversation_limit');
  return { anna, bert, key };
};

describe('a message refused for the limit or credits', () => {
  it('is named to its sender before paying, goes out with the paid order, once, and is charged', async () => {
    const { anna, bert, key } = await refused();
    expect(await waits(anna)).toMatchObject({
      key,
      text: 'Hello Bert',
      cost: 1,
      sent: false,
      profile: { id: bert.id },
    });
    expect(await waits(bert)).toBeNull();
    const id = await order(anna, { message: key });
    const paid = await end(anna, id, 'paid');
    expect(paid).toMatchObject({
      order: { state: 'paid' },
      unpaid: { sent: true, text: '', profile: { id: bert.id } },
    });
    // Its job has nothing left to do, nor has the browser that sends what it kept under the same key.
    await server.work();
    expect((await send(anna, bert, 'Hello Bert', key)).status).toBe(200);
    expect(await texts(bert, anna)).toEqual(['Hello Bert']);
    // Three at first, two conversations begun, 25 bought, and this one.
    expect((await anna.call('user')).body.user.credits).toBe(25);
    expect(await waits(anna)).toBeNull();
  });

  it('waits for another try when the payment fails', async () => {
    const { anna, bert, key } = await refused();
    const first = await order(anna, { message: key });
    expect(await end(anna, first, 'failed')).toMatchObject({ unpaid: { sent: false } });
    expect(await texts(bert, anna)).toEqual([]);
    expect(await waits(anna)).toMatchObject({ key });
    const second = await order(anna, { message: key });
    expect(await end(anna, second, 'paid')).toMatchObject({ unpaid: { sent: true } });
    expect(await texts(bert, anna)).toEqual(['Hello Bert']);
  });

  it('stays where the order does not name it, or names another one', async () => {
    for (const more of [{}, { message: 'another' }]) {
      const { anna, bert } = await refused();
      const paid = await end(anna, await order(anna, more), 'paid');
      expect(paid.unpaid).toBeNull();
      expect(await texts(bert, anna)).toEqual([]);
    }
  });

  it('goes out by its job where settling could not send it', async () => {
    const { anna, bert, key } = await refused();
    const id = await order(anna, { message: key });
    await inTransaction(server.services.db, (trx) =>
      server.services.outbox.add(trx, 'chat.unpaid', { order: id }),
    );
    await server.pay(anna);
    await server.work();
    expect(await texts(bert, anna)).toEqual(['Hello Bert']);
  });

  it('is the last one of several, and is forgotten after a day', async () => {
    const { anna, bert } = await refused();
    const key = randomUUID();
    await send(anna, bert, 'Hello again', key);
    expect(await waits(anna)).toMatchObject({ key, text: 'Hello again' });
    server.clock.advanceSeconds(24 * 3600);
    expect(await waits(anna)).toBeNull();
  });

  it('goes out with no order once its sender has discarded it', async () => {
    const { anna, bert, key } = await refused();
    const id = await order(anna, { message: key });
    await bert.call('chatDiscard', { body: { key } });
    expect(await waits(anna)).toMatchObject({ key });
    await anna.call('chatDiscard', { body: { key } });
    expect(await waits(anna)).toBeNull();
    expect((await end(anna, id, 'paid')).unpaid).toBeNull();
    expect(await texts(bert, anna)).toEqual([]);
  });

  it('goes to nobody after a block', async () => {
    const { anna, bert, key } = await refused();
    const id = await order(anna, { message: key });
    await bert.call('block', { body: { member: anna.id }, key: randomUUID() });
    expect((await end(anna, id, 'paid')).unpaid).toBeNull();
    expect(await waits(anna)).toBeNull();
  });
});
