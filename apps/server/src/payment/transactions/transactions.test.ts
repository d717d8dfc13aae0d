import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { openOrder } from '../../testing/orders/place-order.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
const shop = fakeProvider();
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.services, { payments: shop.provider });
});
afterAll(() => server.end());

const send = async (from: Person, to: Person, text: string): Promise<void> => {
  const { status } = await from.call('chatSend', { body: { member: to.id, kind: 'text', text } });
  expect(status).toBe(200);
};
const order = async (person: Person) => {
  const { id, payment, settle, pay } = await openOrder(server, shop, person);
  return {
    id,
    pay,
    chargeBack: () => {
      shop.sayBack(payment, { chargedBackMinor: 1499 });
      return settle();
    },
  };
};
const read = async (person: Person, cursor?: string) =>
  (await person.call('transactions', { query: cursor === undefined ? {} : { cursor } })).body;

describe('the list of transactions', () => {
  it('says of each credit where it came from and on whom it went', async () => {
    const [person, friend] = [await server.member(), await server.member()];
    const bought = await order(person);
    await bought.pay();
    await send(person, friend, 'Good morning');
    const { transactions, ...rest } = await read(person);
    expect(rest).toEqual({ balance: 27, owed: 0, open_orders: [], next_cursor: null });
    expect(transactions).toMatchObject([
      {
        kind: 'spent',
        credits: -1,
        balance: 27,
        order: null,
        profile: { id: friend.id },
        message_kind: 'text',
      },
      {
        kind: 'bought',
        credits: 25,
        balance: 28,
        order: { payment_id: bought.id },
        profile: null,
        message_kind: null,
      },
      { kind: 'given', credits: 3, balance: 3, order: null, profile: null, message_kind: null },
    ]);
  });

  it('says what was sent, and not of what was taken back or is gone', async () => {
    const [person, friend] = [await server.member(), await server.member()];
    await server.pay(person, 20);
    await send(person, friend, 'Good morning');
    const gift = { member: friend.id, kind: 'gift', gift: 'balloon_ride' } as const;
    const { conversation, message } = (await person.call('chatSend', { body: gift })).body;
    const kinds = async () =>
      (await read(person)).transactions
        .filter(({ kind }: { kind: string }) => kind === 'spent')
        .map(({ credits, message_kind: sent }: Record<string, unknown>) => [credits, sent]);
    expect(await kinds()).toEqual([
      [-5, 'gift'],
      [-1, 'text'],
    ]);
    const removed = await person.call('messageRemove', {
      body: { conversation: conversation.id, seq: message.seq },
    });
    expect(removed.status).toBe(200);
    expect((await kinds())[0]).toEqual([-5, null]);
    await friend.call('block', { body: { member: person.id } });
    expect(await kinds()).toEqual([
      [-5, null],
      [-1, null],
    ]);
  });

  it('explains a debt, and the order that pays it off', async () => {
    const [person, friend] = [await server.member(), await server.member()];
    const bought = await order(person);
    await bought.pay();
    for (let count = 0; count < 10; count += 1) await send(person, friend, `Message ${count}`);
    await bought.chargeBack();
    expect((await read(person)).transactions[0]).toMatchObject({
      kind: 'returned',
      credits: -18,
      owed: 7,
      balance: 0,
      order: { payment_id: bought.id, state: 'charged_back' },
    });
    await (await order(person)).pay();
    const { transactions, balance, owed } = await read(person);
    expect(transactions[0]).toMatchObject({ kind: 'bought', credits: 18, owed: -7, balance: 18 });
    expect({ balance, owed }).toEqual({ balance: 18, owed: 0 });
  });

  it('goes on below a page without a gap, though more is spent meanwhile', async () => {
    const [person, friend] = [await server.member(), await server.member()];
    await server.pay(person, 60);
    for (let count = 0; count < 40; count += 1) await send(person, friend, `Message ${count}`);
    await order(person);
    const first = await read(person);
    expect(first.transactions).toHaveLength(30);
    expect(first.open_orders).toHaveLength(1);
    await send(person, friend, 'One more');
    const second = await read(person, first.next_cursor);
    expect(second.open_orders).toEqual([]);
    const listed = [...first.transactions, ...second.transactions];
    expect(listed).toHaveLength(42);
    expect(second.next_cursor).toBeNull();
    expect(listed.map(({ balance }) => balance)).toEqual([
      ...Array.from({ length: 41 }, (_, index) => 23 + index),
      3,
    ]);
  });

  it('names nobody who has blocked the other since, on either side', async () => {
    const [person, friend] = [await server.member(), await server.member()];
    await send(person, friend, 'Good morning');
    await send(friend, person, 'To you as well');
    expect((await read(person)).transactions[0].profile.id).toBe(friend.id);
    await friend.call('block', { body: { member: person.id } });
    for (const one of [person, friend])
      expect((await read(one)).transactions[0]).toMatchObject({ kind: 'spent', profile: null });
  });

  it('lists what can still be paid, and nothing of anybody else', async () => {
    const [person, other] = [await server.member(), await server.member()];
    const open = await order(person);
    expect((await read(person)).open_orders).toMatchObject([{ payment_id: open.id, state: 'open' }]);
    expect((await read(other)).open_orders).toEqual([]);
    await open.pay();
    expect((await read(person)).open_orders).toEqual([]);
  });

  it('refuses the cursor of somebody else, which says what that one had', async () => {
    const [person, friend, other] = [await server.member(), await server.member(), await server.member()];
    await server.pay(person, 60);
    for (let count = 0; count < 30; count += 1) await send(person, friend, `Message ${count}`);
    const { next_cursor: cursor } = await read(person);
    const { status, body } = await other.call('transactions', { query: { cursor } });
    expect([status, body.error?.fields]).toEqual([422, { cursor: 'invalid' }]);
  });

  it('refuses a cursor of another list', async () => {
    const person = await server.member();
    const { status, body } = await person.call('transactions', { query: { cursor: 'bm9uZQ' } });
    expect([status, body.error.fields]).toEqual([422, { cursor: 'invalid' }]);
  });
});
