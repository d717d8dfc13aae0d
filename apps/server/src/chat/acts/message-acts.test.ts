import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@vesper/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../../credits/books-repository.ts';
import { readMissed } from '../live/catch-up/missed-events.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(async () => {
  expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  await server.end();
});

const send = (from: Person, to: Person, text: string, more: object = {}, key: string = randomUUID()) =>
  from.call('chatSend', { body: { member: to.id, kind: 'text', text, ...more }, key });
const read = async (from: Person, to: Person) => (await from.call('chat', { query: { member: to.id } })).body;
const code = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code;

/** What browsers are told while something is done: to whom, and what. */
const toldDuring = async (act: () => Promise<unknown>) => {
  const { live } = server.services;
  const publish = live.publish.bind(live);
  const told: { to: string; event: LiveEvent }[] = [];
  live.publish = (to, event) => told.push(...to.map((member) => ({ to: member, event })));
  await act();
  live.publish = publish;
  return told;
};

let [anna, bert]: [Person, Person] = [undefined as never, undefined as never];
let conversation = '';
/** Anna's first message, Bert's answer, Anna's last, which Bert has not read. */
beforeEach(async () => {
  [anna, bert] = [await server.member(), await server.member()];
  await server.pay(anna);
  conversation = (await send(anna, bert, 'first words')).body.conversation.id;
  await send(bert, anna, 'an answer');
  await send(anna, bert, 'last words');
});

describe('an own message that is taken back', () => {
  const remove = (who: Person, seq: number) => who.call('messageRemove', { body: { conversation, seq } });

  it('is a line without words for both, and in the list', async () => {
    await remove(anna, 3);
    for (const who of [anna, bert]) {
      const { messages } = await read(who, who === anna ? bert : anna);
      expect(messages.map((row: { text: string }) => row.text)).toEqual(['first words', 'an answer', '']);
      expect(messages[2]).toMatchObject({ seq: 3, removed: true, reactions: [] });
      const { chats } = (await who.call('chats')).body;
      expect(chats[0].conversation.last_message).toMatchObject({ text: '', removed: true });
    }
    const rows = await server.services.db.selectFrom('messages').select(['seq', 'text', 'kind']).execute();
    expect(JSON.stringify(rows)).not.toContain('last words');
  });

  it('is unread no more, and those that are stay so', async () => {
    await send(anna, bert, 'one more');
    const told = await toldDuring(() => remove(anna, 3));
    const removed = { type: 'message_removed', conversation, seq: 3 };
    expect(told.find(({ to }) => to === bert.id)?.event).toEqual(removed);
    expect(told.some(({ to }) => to === anna.id)).toBe(true);
    expect((await bert.call('chats')).body.total_unread).toBe(1);
    // What has been read before takes nothing away.
    await remove(anna, 1);
    expect((await bert.call('chats')).body.total_unread).toBe(1);
    await bert.call('chatRead', { body: { conversation, seq: 3 } });
    expect((await bert.call('chats')).body.total_unread).toBe(1);
  });

  it('gives no credit back, and its key sends nothing again', async () => {
    const key = randomUUID();
    const { body } = await send(anna, bert, 'by key', {}, key);
    await remove(anna, 4);
    const again = await send(anna, bert, 'by key', {}, key);
    expect(again.body).toMatchObject({ credits: body.credits, message: { seq: 4, removed: true, text: '' } });
    expect((await read(bert, anna)).messages).toHaveLength(4);
  });

  it('is nobody else’s to take back, and gone when it is gone', async () => {
    const carl = await server.member();
    expect(code(await remove(bert, 3))).toBe('message_not_found');
    expect(code(await remove(anna, 9))).toBe('message_not_found');
    expect(code(await remove(carl, 3))).toBe('conversation_not_found');
    await remove(anna, 3);
    const told = await toldDuring(async () => expect((await remove(anna, 3)).status).toBe(200));
    expect(told).toEqual([]);
    expect((await read(anna, bert)).messages[0].text).toBe('first words');
  });

  it('waits for the end of a break like every message', async () => {
    await bert.call('notificationsUpdate', { body: { paused: true } });
    await send(anna, bert, 'not shown');
    const told = await toldDuring(() => remove(anna, 4));
    expect(told.map(({ to }) => to)).toEqual([anna.id]);
    expect((await bert.call('chats')).body.total_unread).toBe(1);
  });
});

describe('a reaction', () => {
  const set = (who: Person, seq: number, of: string) =>
    who.call('reactionSet', { body: { conversation, seq, code: of } });
  const reactions = async (seq: number) => (await read(bert, anna)).messages[seq - 1].reactions;

  it('is one of each member, free, changed and taken back, and told to both', async () => {
    const { credits } = (await bert.call('user')).body.user;
    const told = await toldDuring(() => set(bert, 1, 'heart'));
    expect(new Set(told.map(({ to }) => to))).toEqual(new Set([anna.id, bert.id]));
    const reaction = { type: 'reaction', conversation, seq: 1, member: bert.id, code: 'heart' };
    expect(told[0]?.event).toEqual(reaction);
    await set(bert, 1, 'laugh');
    await set(anna, 1, 'wow');
    const both = [
      { member: anna.id, code: 'wow' },
      { member: bert.id, code: 'laugh' },
    ];
    expect(await reactions(1)).toEqual(expect.arrayContaining(both));
    expect(await reactions(1)).toHaveLength(2);
    await bert.call('reactionRemove', { body: { conversation, seq: 1 } });
    expect(await reactions(1)).toEqual([both[0]]);
    expect((await bert.call('user')).body.user.credits).toBe(credits);
  });

  it('is to what one sees: no other number, nothing taken back, nothing removed, nothing withheld', async () => {
    await anna.call('messageRemove', { body: { conversation, seq: 3 } });
    expect(code(await set(bert, 3, 'heart'))).toBe('message_not_found');
    expect(code(await set(bert, 4, 'heart'))).toBe('message_not_found');
    expect((await set(bert, 1, 'bomb')).status).toBe(422);
    await bert.call('chatRemove', { body: { conversation } });
    expect(code(await set(bert, 1, 'heart'))).toBe('message_not_found');
    for (let index = 0; index < 18; index += 1) await send(anna, bert, `more ${index}`);
    const [free, premium] = [await set(bert, 1, 'heart'), await set(anna, 1, 'heart')];
    expect([code(free), premium.status]).toEqual(['message_not_found', 200]);
  });

  it('is told to nobody who has removed the conversation and sees it no more', async () => {
    await bert.call('chatRemove', { body: { conversation } });
    const told = await toldDuring(() => set(anna, 2, 'heart'));
    expect(told.map(({ to }) => to)).toEqual([anna.id]);
  });

  it('ends with the words it is about, and with a block', async () => {
    await set(bert, 1, 'heart');
    await anna.call('messageRemove', { body: { conversation, seq: 1 } });
    expect(await reactions(1)).toEqual([]);
    await set(bert, 3, 'heart');
    await anna.call('block', { key: randomUUID(), body: { member: bert.id } });
    expect(code(await set(bert, 3, 'wow'))).toBe('conversation_not_found');
  });
});

describe('an answer', () => {
  const quoted = { sender: '', content: { kind: 'text', text: 'an answer' }, removed: false };

  it('says what it answers, in the answer to it, live and when it is read', async () => {
    const told = await toldDuring(async () => {
      const { body } = await send(anna, bert, 'about that', { answer_to: 2 });
      expect(body.message).toMatchObject({ answer_to: 2, quote: { ...quoted, sender: bert.id } });
    });
    const live = told.find(({ to }) => to === bert.id)?.event;
    expect(live).toMatchObject({ message: { answer_to: 2, quote: { ...quoted, sender: bert.id } } });
    const { messages } = await read(bert, anna);
    expect(messages[3]).toMatchObject({ answer_to: 2, quote: { ...quoted, sender: bert.id } });
  });

  it('quotes nothing that was taken back', async () => {
    await send(anna, bert, 'about that', { answer_to: 2 });
    await bert.call('messageRemove', { body: { conversation, seq: 2 } });
    expect((await read(anna, bert)).messages[3].quote).toEqual({
      sender: bert.id,
      content: { kind: 'text', text: '' },
      removed: true,
    });
  });

  it('is to what its sender sees, and quotes nothing to whom that is withheld', async () => {
    expect(code(await send(anna, bert, 'x', { answer_to: 9 }))).toBe('message_not_found');
    const carl = await server.member();
    expect(code(await send(carl, bert, 'x', { answer_to: 1 }))).toBe('message_not_found');
    for (let index = 0; index < 20; index += 1) await send(anna, bert, `more ${index}`);
    expect(code(await send(bert, anna, 'x', { answer_to: 1 }))).toBe('message_not_found');
    const told = await toldDuring(() => send(anna, bert, 'about the first', { answer_to: 1 }));
    const live = told.find(({ to }) => to === bert.id)?.event;
    expect(live).toMatchObject({ message: { answer_to: 1, quote: null } });
    expect((await read(bert, anna)).messages.at(-1)).toMatchObject({ answer_to: 1, quote: null });
    expect((await read(anna, bert)).messages.at(-1).quote.content.text).toBe('first words');
  });

  it('is another message under another number: a key keeps its first one', async () => {
    const key = randomUUID();
    await send(anna, bert, 'about that', { answer_to: 2 }, key);
    expect((await send(anna, bert, 'about that', { answer_to: 2 }, key)).status).toBe(200);
    expect((await send(anna, bert, 'about that', { answer_to: 1 }, key)).status).toBe(409);
    expect((await send(anna, bert, 'about that', {}, key)).status).toBe(409);
  });

  it('is kept with what waits for money', async () => {
    const key = randomUUID();
    const dora = await server.member();
    const talk = (await send(dora, bert, 'hello')).body.conversation.id;
    for (const text of ['two', 'three']) await send(dora, bert, text);
    expect(code(await send(dora, bert, 'unpaid', { answer_to: 1 }, key))).toBe('not_enough_credits');
    const kept = server.services.db.selectFrom('unpaid_messages').select('answer_to');
    expect(await kept.where('sender', '=', dora.id).execute()).toEqual([{ answer_to: 1 }]);
    expect(talk).not.toBe('');
  });
});

it('is told again to a browser that has missed it, as far as its member may see it by now', async () => {
  const before = (await readMissed(server.services, bert.id, undefined)).ready.number;
  await send(anna, bert, 'about that', { answer_to: 2 });
  await anna.call('reactionSet', { body: { conversation, seq: 2, code: 'heart' } });
  await anna.call('messageRemove', { body: { conversation, seq: 3 } });
  const missed = async () =>
    (await readMissed(server.services, bert.id, before)).frames.map((frame) => JSON.parse(frame) as object);
  const place = { conversation, seq: 2 };
  expect(await missed()).toMatchObject([
    { type: 'message', message: { seq: 4, answer_to: 2, quote: { content: { text: 'an answer' } } } },
    { type: 'reaction', ...place, member: anna.id, code: 'heart' },
    { type: 'message_removed', conversation, seq: 3 },
  ]);
  // The answered one is gone for who has removed the chat; what came after stays.
  await server.services.db
    .updateTable('conversation_members')
    .set({ cleared_seq: 2 })
    .where('conversation_id', '=', conversation)
    .where('member_id', '=', bert.id)
    .execute();
  expect((await missed())[0]).toMatchObject({ message: { seq: 4, answer_to: 2, quote: null } });
});
