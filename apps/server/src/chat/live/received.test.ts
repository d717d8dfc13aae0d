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
  const receive = (seq: number, who = bert) =>
    who.call('chatReceived', { body: { received: [{ conversation, seq }] } });
  const known = async (viewer: Person, other: Person): Promise<number> => {
    const { body } = await viewer.call('chat', { query: { member: other.id } });
    const listed = (await viewer.call('chats')).body.chats[0].conversation.received_by_other_seq;
    expect(body.conversation.received_by_other_seq).toBe(listed);
    return listed;
  };
  return { anna, bert, conversation, receive, known };
};

describe('what a browser has received', () => {
  it('is known to who wrote it, forward only, and told once', async () => {
    const { anna, bert, conversation, receive, known } = await pair();
    expect(await known(anna, bert)).toBe(0);
    expect(await toldTo(server, anna, () => receive(1))).toEqual([
      { type: 'received', conversation, member: bert.id, seq: 1 },
    ]);
    expect(await known(anna, bert)).toBe(1);
    // Nobody has received what is not written yet.
    expect(await toldTo(server, anna, () => receive(99))).toMatchObject([{ seq: 2 }]);
    for (const seq of [2, 1]) expect(await toldTo(server, anna, () => receive(seq))).toEqual([]);
    expect(await known(anna, bert)).toBe(2);
    expect((await send(anna, bert, 'three')).received_by_other_seq).toBe(2);
  });

  it('is all of several conversations in one piece, the newest of each', async () => {
    const { anna, bert, conversation } = await pair();
    const cora = await server.member();
    await server.pay(cora, 5);
    const other = String((await send(cora, bert, 'hello')).id);
    const received = [
      { conversation, seq: 2 },
      { conversation, seq: 1 },
      { conversation: other, seq: 1 },
    ];
    const told: unknown[] = [];
    const act = () => bert.call('chatReceived', { body: { received } });
    told.push(...(await toldTo(server, anna, async () => told.push(...(await toldTo(server, cora, act))))));
    expect(told).toMatchObject([{ conversation: other, seq: 1 }]);
    expect((await anna.call('chats')).body.chats[0].conversation.received_by_other_seq).toBe(2);
  });

  it('is what was read, also where nothing else was said of it', async () => {
    const { anna, bert, conversation, receive, known } = await pair();
    await bert.call('chatRead', { body: { conversation, seq: 2 } });
    expect(await known(anna, bert)).toBe(2);
    expect(await toldTo(server, anna, () => receive(2))).toEqual([]);
  });

  it.each([
    ['who receives', (_anna: Person, bert: Person) => bert],
    ['who has written', (anna: Person) => anna],
  ])('is not known where %s wants nothing known of what is read', async (_, of) => {
    const { anna, bert, receive, known } = await pair();
    await lets(of(anna, bert), false);
    expect(await toldTo(server, anna, () => receive(2))).toEqual([]);
    expect(await known(anna, bert)).toBe(0);
    expect((await send(anna, bert, 'three')).received_by_other_seq).toBe(0);
  });

  it('passes over what is not a conversation of the member', async () => {
    const { anna, bert, receive, known } = await pair();
    const eve = await server.member();
    expect(await toldTo(server, anna, () => receive(2, eve))).toEqual([]);
    expect(await known(anna, bert)).toBe(0);
  });

  it('goes no further than what is shown on a break', async () => {
    const { anna, bert, receive, known } = await pair();
    await bert.call('notificationsUpdate', { body: { paused: true } });
    await send(anna, bert, 'three');
    expect(await toldTo(server, anna, () => receive(3))).toMatchObject([{ seq: 2 }]);
    expect(await known(anna, bert)).toBe(2);
    // Nothing more is shown, and nothing is told a second time.
    expect(await toldTo(server, anna, () => receive(3))).toEqual([]);
  });

  it('is not told to who is on a break: it may be of a message that is held back', async () => {
    const { anna, receive } = await pair();
    await anna.call('notificationsUpdate', { body: { paused: true } });
    expect(await toldTo(server, anna, () => receive(2))).toEqual([]);
  });
});
