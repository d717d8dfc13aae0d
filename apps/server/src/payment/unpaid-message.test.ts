import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keepRefused, sendUnpaid } from '../chat/unpaid/unpaid.ts';
import { exportUnpaid } from '../chat/unpaid/unpaid-repository.ts';
import { checkBooks, soundBooks } from '../credits/books-repository.ts';
import { findMember } from '../member/repository.ts';
import { dateOf } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { fakeProvider } from '../testing/fake-provider.ts';
import { waitsForARow } from '../testing/held-row.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { forgetUnpaidMessages, reconcileOrders } from './jobs.ts';

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

const rows = (person: Person) =>
  server.services.db.selectFrom('unpaid_messages').selectAll().where('sender', '=', person.id).execute();
const credits = async (person: Person): Promise<number> => (await person.call('user')).body.user.credits;
/** Refused a moment ago, and written down only now. */
const keepLate = async (from: Person, to: Person, text: string, key: string) => {
  const sender = await findMember(server.services.db, from.id);
  if (!sender) throw new Error('nobody');
  const letter = { sender, receiver: to.id, clientId: key, kind: 'text' as const, text, answerTo: null };
  await keepRefused(server.services, letter, 'not_enough_credits');
};

describe('a message refused for the limit or credits', () => {
  it('is named to its sender before paying, goes out with the paid order, once, and is charged', async () => {
    const { anna, bert, key } = await refused();
    expect(await waits(anna)).toMatchObject({
      key,
      content: { kind: 'text', text: 'Hello Bert' },
      cost: 1,
      sent: false,
      profile: { id: bert.id },
    });
    expect(await waits(bert)).toBeNull();
    expect((await anna.call('user')).body.user.started_conversations).toBe(2);
    const id = await order(anna, { message: key });
    const paid = await end(anna, id, 'paid');
    expect(paid).toMatchObject({
      order: { state: 'paid' },
      unpaid: { sent: true, content: null, profile: { id: bert.id } },
    });
    // Its job has nothing left to do, nor has the browser that sends what it kept under the same key.
    await server.work();
    expect((await send(anna, bert, 'Hello Bert', key)).status).toBe(200);
    expect(await texts(bert, anna)).toEqual(['Hello Bert']);
    // Three at first, two conversations begun, 25 bought, and this one.
    expect((await anna.call('user')).body.user.credits).toBe(25);
    expect(await waits(anna)).toBeNull();
  });

  it('may be a gift: shown with its own price, and sent by the order', async () => {
    const [anna, bert, key] = [await server.member(), await server.member(), randomUUID()];
    const body = { member: bert.id, kind: 'gift', gift: 'balloon_ride' };
    expect((await anna.call('chatSend', { body, key })).body.error.code).toBe('not_enough_credits');
    const content = { kind: 'gift', gift: 'balloon_ride' };
    expect(await waits(anna)).toMatchObject({ key, content, cost: 5, kept: true });
    expect((await anna.call('chatSend', { body: { ...body, gift: 'rose' }, key })).status).toBe(409);
    const paid = await end(anna, await order(anna, { message: key }), 'paid');
    expect(paid).toMatchObject({ unpaid: { sent: true, content: null } });
    const { messages } = (await bert.call('chat', { query: { member: anna.id } })).body;
    expect(messages).toMatchObject([content]);
    // Three at first and 25 bought.
    expect(await credits(anna)).toBe(23);
  });

  it('waits for another try when the payment fails', async () => {
    const { anna, bert, key } = await refused();
    const first = await order(anna, { message: key });
    expect(await end(anna, first, 'failed')).toMatchObject({ unpaid: { sent: false } });
    expect(await texts(bert, anna)).toEqual([]);
    expect(await waits(anna)).toMatchObject({ key });
    const second = await order(anna, { message: key });
    expect(await end(anna, second, 'paid')).toMatchObject({ unpaid: { sent: true }, message_lost: false });
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
    await order(anna, { message: key });
    await inTransaction(server.services.db, (trx) =>
      server.services.outbox.add(trx, 'chat.unpaid', { sender: anna.id, clientId: key }),
    );
    await server.pay(anna);
    await server.work();
    expect(await texts(bert, anna)).toEqual(['Hello Bert']);
  });

  it('is the last one of several, and is forgotten after a day', async () => {
    const { anna, bert } = await refused();
    const key = randomUUID();
    await send(anna, bert, 'Hello again', key);
    expect(await waits(anna)).toMatchObject({ key, content: { kind: 'text', text: 'Hello again' } });
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
    expect(await end(anna, id, 'paid')).toMatchObject({ unpaid: null, message_lost: true });
    expect(await texts(bert, anna)).toEqual([]);
  });

  it('goes to nobody after a block', async () => {
    const { anna, bert, key } = await refused();
    const id = await order(anna, { message: key });
    await bert.call('block', { body: { member: anna.id }, key: randomUUID() });
    // Its sender has paid for it: the page says that nothing went out, and the credits are still there.
    expect(await end(anna, id, 'paid')).toMatchObject({ unpaid: null, message_lost: true });
    expect(await waits(anna)).toBeNull();
  });
});

describe('a refused message and its orders', () => {
  it('goes out with whichever of its orders is paid first, once', async () => {
    const { anna, bert, key } = await refused();
    const [older, newer] = [await order(anna, { message: key }), await order(anna, { message: key })];
    expect((await end(anna, older, 'paid')).unpaid).toMatchObject({ sent: true });
    expect((await end(anna, newer, 'paid')).unpaid).toMatchObject({ sent: true });
    expect(await texts(bert, anna)).toEqual(['Hello Bert']);
    expect(await credits(anna)).toBe(50);
  });

  it('goes out with its order although another one was refused meanwhile, which the next order is offered', async () => {
    const { anna, bert, key } = await refused();
    const id = await order(anna, { message: key });
    const carl = await server.member();
    await send(anna, carl, 'Hello Carl');
    expect(await waits(anna)).toMatchObject({ content: { kind: 'text', text: 'Hello Carl' } });
    expect((await end(anna, id, 'paid')).unpaid).toMatchObject({ sent: true, profile: { id: bert.id } });
    expect(await texts(bert, anna)).toEqual(['Hello Bert']);
    expect(await waits(anna)).toMatchObject({ content: { kind: 'text', text: 'Hello Carl' } });
    expect(await texts(carl, anna)).toEqual([]);
  });

  it('is kept for longer than a day by an order that may still be paid, and by no other', async () => {
    const { anna, bert, key } = await refused();
    const id = await order(anna, { message: key });
    const other = await refused();
    await end(other.anna, await order(other.anna, { message: other.key }), 'failed');
    server.clock.advanceSeconds(25 * 3600);
    await forgetUnpaidMessages(server.services);
    expect(await rows(other.anna)).toEqual([]);
    expect((await end(anna, id, 'paid')).unpaid).toMatchObject({ sent: true });
    expect(await texts(bert, anna)).toEqual(['Hello Bert']);
  });

  it('is kept for another try only while the next order is offered it', async () => {
    const { anna, key } = await refused();
    const failed = await order(anna, { message: key });
    expect((await end(anna, failed, 'failed')).unpaid).toMatchObject({ sent: false, kept: true });
    const unpaid = async () => (await anna.call('order', { query: { id: failed } })).body.unpaid;
    await send(anna, await server.member(), 'Hello Carl');
    expect(await unpaid()).toMatchObject({ key, sent: false, kept: false });
    const late = await refused();
    const id = await order(late.anna, { message: late.key });
    await end(late.anna, id, 'failed');
    server.clock.advanceSeconds(25 * 3600);
    const { unpaid: expired } = (await late.anna.call('order', { query: { id } })).body;
    expect(expired).toMatchObject({ sent: false, kept: false });
  });

  it('is sent, and no more kept, where its sender sent it by hand after a failure', async () => {
    const { anna, bert, key } = await refused();
    const id = await order(anna, { message: key });
    await end(anna, id, 'failed');
    await server.pay(anna);
    await send(anna, bert, 'Hello Bert', key);
    const { unpaid } = (await anna.call('order', { query: { id } })).body;
    expect(unpaid).toMatchObject({ sent: true, kept: false, content: null });
  });

  it('is kept for a day after its last order', async () => {
    const { anna, key } = await refused();
    server.clock.advanceSeconds(20 * 3600);
    await end(anna, await order(anna, { message: key }), 'failed');
    server.clock.advanceSeconds(20 * 3600);
    await forgetUnpaidMessages(server.services);
    expect(await waits(anna)).toMatchObject({ key });
  });

  it('stays sent when its refusal is written down late', async () => {
    const { anna, bert, key } = await refused();
    const id = await order(anna, { message: key });
    await end(anna, id, 'paid');
    await keepLate(anna, bert, 'Hello Bert', key);
    expect((await anna.call('order', { query: { id } })).body.unpaid).toMatchObject({
      sent: true,
      content: null,
    });
  });

  it('does not take another one for sent that is refused while it goes out', async () => {
    const { anna, bert, key } = await refused();
    const carl = await server.member();
    await order(anna, { message: key });
    const { services } = server;
    let late: Promise<void> | undefined;
    await server.pay(anna);
    vi.spyOn(services.sites, 'findById').mockImplementationOnce(async (site) => {
      let isOver = false;
      late = keepLate(anna, carl, 'Hello Carl', randomUUID()).finally(() => (isOver = true));
      // It waits for the end of this very act; the embedded database does not even begin it before.
      if (process.env.TEST_DATABASE_URL) await waitsForARow(services.db, () => isOver);
      return services.sites.findById(site);
    });
    await sendUnpaid(services, { sender: anna.id, clientId: key });
    await late;
    expect(await texts(bert, anna)).toEqual(['Hello Bert']);
    expect(await waits(anna)).toMatchObject({ content: { kind: 'text', text: 'Hello Carl' } });
  });

  it('is an order of its own that names another message', async () => {
    const { anna, key } = await refused();
    const again = { key: randomUUID() };
    const body = { bundle: 'b25', method: 'ideal' };
    expect((await anna.call('orderCreate', { body, ...again })).status).toBe(200);
    const other = await anna.call('orderCreate', { body: { ...body, message: key }, ...again });
    expect(other.body.error.code).toBe('idempotency_key_reused');
  });
});

describe('what is kept of refused messages', () => {
  it('is kept for missing credits, under the longest key; with a key of somebody else nothing goes out', async () => {
    const [anna, bert, eve] = [await server.member(), await server.member(), await server.member()];
    for (const text of ['1', '2', '3']) await send(anna, bert, text);
    const key = 'k'.repeat(100);
    expect((await send(anna, bert, 'Hello Bert', key)).body.error.code).toBe('not_enough_credits');
    await end(eve, await order(eve, { message: key }), 'paid');
    expect(await texts(bert, anna)).toEqual(['1', '2', '3']);
    expect((await end(anna, await order(anna, { message: key }), 'paid')).unpaid.sent).toBe(true);
    expect(await texts(bert, anna)).toEqual(['1', '2', '3', 'Hello Bert']);
  });

  it('is nothing of a member who has gone meanwhile', async () => {
    const { anna, bert, key } = await refused();
    await anna.call('chatDiscard', { body: { key } });
    const gone = { status: 'deleted' as const };
    const sender = await findMember(server.services.db, anna.id);
    await server.services.db.updateTable('members').set(gone).where('id', '=', anna.id).execute();
    const letter = { receiver: bert.id, clientId: key, kind: 'text' as const, text: 'x', answerTo: null };
    await keepRefused(
      server.services,
      { ...letter, sender: sender as NonNullable<typeof sender> },
      'not_enough_credits',
    );
    expect((await rows(anna)).map(({ text }) => text)).toEqual(['']);
  });

  it('is no unpaid message once its browser has sent it', async () => {
    const { anna, bert, key } = await refused();
    const id = await order(anna, { message: key });
    await server.pay(anna);
    await send(anna, bert, 'Hello Bert', key);
    expect(await waits(anna)).toBeNull();
    expect(await exportUnpaid(server.services.db, anna.id)).toEqual([]);
    expect((await end(anna, id, 'paid')).unpaid).toMatchObject({ sent: true });
    expect(await texts(bert, anna)).toEqual(['Hello Bert']);
  });

  it('is nothing after a block, and goes to nobody on a break', async () => {
    const one = await refused();
    await one.anna.call('block', { body: { member: one.bert.id }, key: randomUUID() });
    expect(await rows(one.anna)).toEqual([]);
    const two = await refused();
    const id = await order(two.anna, { message: two.key });
    const onBreak = { paused_at: dateOf(server.clock) };
    await server.services.db.updateTable('members').set(onBreak).where('id', '=', two.bert.id).execute();
    await end(two.anna, id, 'paid');
    expect(await rows(two.anna)).toMatchObject([{ sent_at: null }]);
    expect(await credits(two.anna)).toBe(26);
  });
});
