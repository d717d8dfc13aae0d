import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { toldTo } from '../../testing/talk/told-to.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const send = async (from: Person, to: Person, text: string) =>
  (await from.call('chatSend', { body: { member: to.id, kind: 'text', text } })).body.conversation;
const lets = (person: Person, isOn: boolean) =>
  person.call('notificationsUpdate', { body: { read_receipts: isOn } });

/** Anna has written twice to Bert. */
const pair = async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  await server.pay(anna, 50);
  await server.pay(bert, 50);
  await send(anna, bert, 'one');
  const conversation = String((await send(anna, bert, 'two')).id);
  const read = (seq: number) => bert.call('chatRead', { body: { conversation, seq } });
  const known = async (viewer: Person, other: Person): Promise<number> => {
    const { body } = await viewer.call('chat', { query: { member: other.id } });
    const listed = (await viewer.call('chats')).body.chats[0].conversation.read_by_other_seq;
    expect(body.conversation.read_by_other_seq).toBe(listed);
    return listed;
  };
  return { anna, bert, read, known };
};

describe('what somebody has read', () => {
  it('is known to the other while both let each other know', async () => {
    const { anna, bert, read, known } = await pair();
    const told = await toldTo(server, anna, () => read(1));
    expect(told).toMatchObject([{ type: 'read', seq: 1 }]);
    expect(await known(anna, bert)).toBe(1);
  });

  it.each([
    ['who reads', (_anna: Person, bert: Person) => bert],
    ['who has written', (anna: Person) => anna],
  ])('is not known where %s does not want it, live, in the list, or with an answer', async (_, of) => {
    const { anna, bert, read, known } = await pair();
    await lets(of(anna, bert), false);
    expect(await toldTo(server, anna, () => read(1))).toEqual([]);
    // The reader's own pages still hear it.
    expect(await toldTo(server, bert, () => read(2))).toMatchObject([{ type: 'read', seq: 2 }]);
    expect(await known(anna, bert)).toBe(0);
    const answered = await toldTo(server, anna, () => send(bert, anna, 'an answer reads all before it'));
    expect(answered).toMatchObject([{ type: 'message' }]);
    expect(await known(anna, bert)).toBe(0);
    expect((await send(anna, bert, 'three')).read_by_other_seq).toBe(0);
  });

  it('is told before an answer that reads all before it, once, and has a number of its own', async () => {
    const { anna, bert, known } = await pair();
    const told = await toldTo(server, anna, () => send(bert, anna, 'an answer'));
    expect(told).toMatchObject([
      { type: 'read', member: bert.id, seq: 2 },
      { type: 'message', message: { seq: 3 } },
    ]);
    expect(await known(anna, bert)).toBe(3);
    const kept = await server.services.db
      .selectFrom('member_events')
      .select(['number', 'event'])
      .where('member_id', '=', anna.id)
      .orderBy('number', 'desc')
      .limit(2)
      .execute();
    const [message, read] = kept.map(({ number, event }) => ({ number: Number(number), event }));
    expect([read?.event, message?.event]).toMatchObject([{ type: 'read', seq: 2 }, { type: 'message' }]);
    expect(message?.number).toBe((read?.number ?? 0) + 1);
    expect(await toldTo(server, anna, () => send(bert, anna, 'another'))).toMatchObject([
      { type: 'message' },
    ]);
  });

  it('stays untold when the reader changes their mind, but for what is read from then on', async () => {
    const { anna, bert, read, known } = await pair();
    await read(1);
    await lets(bert, false);
    await read(2);
    expect(await known(anna, bert)).toBe(1);
    await lets(bert, true);
    await read(2);
    expect(await known(anna, bert)).toBe(1);
    const { last_seq: last } = await send(anna, bert, 'three');
    expect(last).toBe(3);
    await read(3);
    expect(await known(anna, bert)).toBe(3);
    expect((await send(anna, bert, 'four')).read_by_other_seq).toBe(3);
  });
});
