import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { reconcileOrders } from '../../payment/jobs.ts';
import { paymentSubject } from '../../payment/subject.ts';
import { dateOf } from '../../platform/clock.ts';
import { exportUnpaid } from './unpaid-repository.ts';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
const shop = fakeProvider();
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.services, { payments: shop.provider });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.end());

const rows = (person: Person) =>
  server.services.db.selectFrom('unpaid_messages').selectAll().where('sender', '=', person.id).execute();
const unpaidOf = async (person: Person, id: string) =>
  (await person.call('order', { query: { id } })).body.unpaid;
const forget = async (): Promise<void> => {
  const round = paymentSubject.rounds?.['forget-unpaid'];
  if (typeof round !== 'function') throw new Error('no such round');
  await round(server.services);
};

/** The payment of an order ends so, and the server hears of it. */
const pay = async (order: string, event: 'paid' | 'processing'): Promise<void> => {
  const { provider_payment: payment } = await server.services.db
    .selectFrom('orders')
    .select('provider_payment')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  shop.say(payment ?? '', event);
  server.clock.advanceSeconds(70);
  await reconcileOrders(server.services);
};

/** The payment is settled, in which the site is asked how many photos are shown from now on; then the message goes out, and does not. */
const breakOff = (): void => {
  const { sites } = server.services;
  const findById = sites.findById.bind(sites);
  vi.spyOn(sites, 'findById').mockImplementationOnce(findById).mockRejectedValueOnce(new Error('cut'));
};

/** Anna has no credits left, has pressed Send and ordered for it. */
const ordered = async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  const key = randomUUID();
  const send = (text: string, more: object = {}) =>
    anna.call('chatSend', { body: { member: bert.id, kind: 'text', text }, ...more });
  for (const text of ['1', '2', '3']) await send(text);
  expect((await send('Hello Bert', { key })).body.error.code).toBe('not_enough_credits');
  const body = { bundle: 'b25', method: 'ideal', message: key };
  const id: string = (await anna.call('orderCreate', { body })).body.order.payment_id;
  const end = (event: 'paid' | 'processing') => pay(id, event);
  const arrived = async (): Promise<boolean> =>
    (await bert.call('chat', { query: { member: anna.id } })).body.messages.some(
      ({ text }: { text: string }) => text === 'Hello Bert',
    );
  return { anna, bert, key, id, end, arrived };
};

describe('a refused message that goes out with its order', () => {
  it('goes out by the job of the payment where whoever settled it broke off', async () => {
    const { anna, id, end, arrived } = await ordered();
    breakOff();
    await end('paid');
    expect([await arrived(), (await unpaidOf(anna, id)).sent]).toEqual([false, false]);
    await server.work();
    expect([await arrived(), (await unpaidOf(anna, id)).sent]).toEqual([true, true]);
  });

  it('goes out by the job of a server of before, which names the order', async () => {
    const { key, id, end, arrived } = await ordered();
    breakOff();
    await end('paid');
    const { numUpdatedRows } = await server.services.db
      .updateTable('outbox')
      .set({ payload: JSON.stringify({ order: id }) })
      .where('kind', '=', 'chat.unpaid')
      .where(sql<boolean>`payload ->> 'clientId' = ${key}`)
      .executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
    await server.work();
    expect(await arrived()).toBe(true);
  });

  it('is told to both sides at once', async () => {
    const { anna, bert, end } = await ordered();
    const publish = vi.spyOn(server.services.live, 'publish');
    await end('paid');
    await vi.waitFor(() => {
      const told = publish.mock.calls.filter(([, event]) => event.type === 'message').map(([to]) => to);
      expect(told).toEqual([[bert.id], [anna.id]]);
    });
  });

  it('has gone out, whatever is discarded afterwards', async () => {
    const { anna, key, id, end } = await ordered();
    await end('paid');
    await anna.call('chatDiscard', { body: { key } });
    expect(await unpaidOf(anna, id)).toMatchObject({ sent: true });
  });

  it('is wanted again after it was discarded: its order still sends it, whatever is refused afterwards', async () => {
    const { anna, bert, key, end, arrived } = await ordered();
    await anna.call('chatDiscard', { body: { key } });
    expect((await rows(anna)).map(({ text }) => text)).toEqual(['']);
    expect(await exportUnpaid(server.services.db, anna.id)).toEqual([]);
    expect((await anna.call('credits')).body.unpaid).toBeNull();
    const send = (to: Person, text: string, more: object = {}) =>
      anna.call('chatSend', { body: { member: to.id, kind: 'text', text }, ...more });
    expect((await send(bert, 'Hello Bert', { key })).body.error.code).toBe('not_enough_credits');
    await send(await server.member(), 'Hello Carl');
    await end('paid');
    expect(await arrived()).toBe(true);
  });

  it('stays discarded with its order paid, and may then say something else under its key', async () => {
    const { anna, bert, key, id, end, arrived } = await ordered();
    await anna.call('chatDiscard', { body: { key } });
    await end('paid');
    expect([await arrived(), await unpaidOf(anna, id)]).toEqual([false, null]);
    const body = { member: bert.id, kind: 'text', text: 'Something else' };
    expect((await anna.call('chatSend', { body, key })).status).toBe(200);
  });

  it('outlasts the round as long as its transfer is under way, and then a day', async () => {
    const { anna, end, arrived } = await ordered();
    await end('processing');
    server.clock.advanceSeconds(72 * 3600);
    await forget();
    expect(await rows(anna)).toHaveLength(1);
    await end('paid');
    expect(await arrived()).toBe(true);
    await forget();
    expect(await rows(anna)).toEqual([]);
  });

  it('goes with its receiver, and says nothing of one on a break', async () => {
    const { anna, bert, id } = await ordered();
    const stranger = await server.member();
    const away = { paused_at: dateOf(server.clock) };
    const db = server.services.db;
    await db
      .updateTable('unpaid_messages')
      .set({ receiver: stranger.id })
      .where('sender', '=', anna.id)
      .execute();
    expect(await unpaidOf(anna, id)).toMatchObject({ profile: { id: stranger.id } });
    await db.updateTable('members').set(away).where('id', '=', stranger.id).execute();
    expect(await unpaidOf(anna, id)).toBeNull();
    await db
      .updateTable('unpaid_messages')
      .set({ receiver: bert.id })
      .where('sender', '=', anna.id)
      .execute();
    await bert.call('accountDelete', { body: { password: 'a long walk by the sea' } });
    expect(await rows(anna)).toEqual([]);
  });

  it('keeps its first words under its key, of which an order knows', async () => {
    const { anna, bert, key, end } = await ordered();
    const again = (text: string) =>
      anna.call('chatSend', { body: { member: bert.id, kind: 'text', text }, key });
    expect((await again('Something else')).body.error.code).toBe('idempotency_key_reused');
    expect((await again('Hello Bert')).body.error.code).toBe('not_enough_credits');
    expect((await rows(anna)).map(({ text }) => text)).toEqual(['Hello Bert']);
    await end('paid');
    const { messages } = (await bert.call('chat', { query: { member: anna.id } })).body;
    expect(messages.at(-1).text).toBe('Hello Bert');
  });

  it('is refused for what it was refused for, though it could not be kept', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const send = (text: string) => anna.call('chatSend', { body: { member: bert.id, kind: 'text', text } });
    for (const text of ['1', '2', '3']) await send(text);
    const logged = vi.spyOn(server.services.log, 'error').mockImplementation(() => undefined);
    await sql`alter table unpaid_messages add constraint none check (text <> '4')`.execute(
      server.services.db,
    );
    expect((await send('4')).body.error.code).toBe('not_enough_credits');
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('waits with the others of a member who has not confirmed', async () => {
    const [anna, bert, carl, dirk] = [
      await server.member(),
      await server.member(),
      await server.member(),
      await server.member(),
    ];
    const { db } = server.services;
    await db
      .updateTable('members')
      .set({ status: 'not_confirmed', confirmed_at: null })
      .where('id', '=', anna.id)
      .execute();
    const key = randomUUID();
    const send = (to: Person, more: object = {}) =>
      anna.call('chatSend', { body: { member: to.id, kind: 'text', text: 'Hello' }, ...more });
    await send(bert);
    await send(carl);
    expect((await send(dirk, { key })).body.error.code).toBe('free_conversation_limit');
    expect(await rows(anna)).toMatchObject([{ receiver: dirk.id, text: 'Hello' }]);
    const order = { bundle: 'b25', method: 'ideal', message: key };
    const id: string = (await anna.call('orderCreate', { body: order })).body.order.payment_id;
    await pay(id, 'paid');
    const waiting = await db
      .selectFrom('waiting_messages')
      .select(['receiver'])
      .where('sender', '=', anna.id)
      .orderBy('id')
      .execute();
    expect(waiting.map(({ receiver }) => receiver)).toEqual([bert.id, carl.id, dirk.id]);
    expect(await unpaidOf(anna, id)).toMatchObject({ sent: true });
  });
});
