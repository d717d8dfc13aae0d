import { randomUUID } from 'node:crypto';
import { exportPath } from '@vesper/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribe } from '../testing/subscribe.ts';
import { activationToken, type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { toldTo } from '../testing/talk/told-to.ts';
import { listConversations } from './list/list-repository.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const pause = (person: Person, paused: boolean) => person.call('notificationsUpdate', { body: { paused } });
const send = (from: Person, to: Person, text: string, key: string = randomUUID()) => {
  server.clock.advanceSeconds(1);
  return from.call('chatSend', { body: { member: to.id, kind: 'text', text }, key });
};
const read = async (from: Person, to: Person, more: object = {}) =>
  (await from.call('chat', { query: { member: to.id, ...more } })).body;
const texts = async (from: Person, to: Person, more: object = {}) =>
  ((await read(from, to, more)).messages as { text: string }[]).map(({ text }) => text);
const chats = async (person: Person) => (await person.call('chats')).body;
interface Entry {
  profile: { id: string };
  num_unread_messages: number;
  conversation: { last_message: { text: string } | null };
}
/** Whom the list shows, in its order, with the last words and how many are unread. */
const listed = async (person: Person) =>
  ((await chats(person)).chats as Entry[]).map(({ profile, num_unread_messages: unread, conversation }) => [
    profile.id,
    conversation.last_message?.text,
    unread,
  ]);
const markRead = (person: Person, conversation: string, seq: number) =>
  person.call('chatRead', { body: { conversation, seq } });
const conversationOf = async (person: Person, other: Person): Promise<string> =>
  (await read(person, other)).conversation.id;
const members = (count: number) => Promise.all(Array.from({ length: count }, () => server.member()));

/** With whom the conversations of the member's download are, what is unread in them and what is said. */
const exported = async (person: Person) => {
  const headers = { host: 'localhost', cookie: person.cookies() };
  const answer = await server.app.inject({ url: exportPath, headers });
  const data = unzipSync(new Uint8Array(answer.rawPayload))['data.json'] ?? new Uint8Array();
  const { conversations } = JSON.parse(Buffer.from(data).toString('utf8')) as {
    conversations: { with: { id: string }; unread: number; messages: { text: string }[] }[];
  };
  return conversations.map((one) => [one.with.id, one.unread, one.messages.map(({ text }) => text)]);
};

/** A member on a break, who has read what Anna wrote first and not what Bert wrote after it. */
const onBreak = async () => {
  const [person, anna, bert] = (await members(3)) as [Person, Person, Person];
  await server.pay(anna);
  await send(anna, person, 'first');
  await send(bert, person, 'second');
  const conversation = await conversationOf(person, anna);
  await markRead(person, conversation, 1);
  await pause(person, true);
  return { person, anna, bert, conversation };
};

describe('what is written to a member on a break', () => {
  it('is stored, charged and shown to its sender as ever', async () => {
    const { person, anna, conversation } = await onBreak();
    const { body: before } = await anna.call('user');
    const sent = await send(anna, person, 'held');
    expect([sent.status, sent.body.message.seq, sent.body.message.state]).toEqual([200, 2, 'delivered']);
    expect(sent.body.conversation).toEqual({
      id: conversation,
      last_seq: 2,
      read_seq: 2,
      read_by_other_seq: 1,
      received_by_other_seq: 1,
    });
    expect(sent.body.credits).toBe(before.user.credits - 1);
    expect(await texts(anna, person)).toEqual(['first', 'held']);
    expect(await listed(anna)).toEqual([[person.id, 'held', 0]]);
  });

  it('changes nothing of what the member is shown', async () => {
    const { person, anna, bert, conversation } = await onBreak();
    const shown = async () => [
      await chats(person),
      await read(person, anna),
      await read(person, anna, { after: 0 }),
      await read(person, anna, { after: 1 }),
      await read(person, anna, { before: 40 }),
      (await person.call('chat', { query: { conversation } })).body,
      (await person.call('profile', { query: { id: anna.id } })).body,
    ];
    const before = await shown();
    await send(anna, person, 'held');
    await send(anna, person, 'held as well');
    expect(await shown()).toEqual(before);
    expect(await listed(person)).toEqual([
      [bert.id, 'second', 1],
      [anna.id, 'first', 0],
    ]);
    expect((await chats(person)).total_unread).toBe(1);
  });

  it('is all there at the return: in order, unread, counted', async () => {
    const { person, anna, bert } = await onBreak();
    await send(bert, person, 'held one');
    await send(anna, person, 'held two');
    await send(anna, person, 'held three');
    await pause(person, false);
    expect(await listed(person)).toEqual([
      [anna.id, 'held three', 2],
      [bert.id, 'held one', 2],
    ]);
    expect((await chats(person)).total_unread).toBe(4);
    expect(await texts(person, anna)).toEqual(['first', 'held two', 'held three']);
    expect(await texts(person, anna, { after: 1 })).toEqual(['held two', 'held three']);
  });

  it('waits again in a second break, and what was seen between the two does not', async () => {
    const { person, anna } = await onBreak();
    await send(anna, person, 'of the first break');
    await pause(person, false);
    await pause(person, true);
    await pause(person, true);
    await send(anna, person, 'of the second break');
    // Saying once more that there is a break begins none.
    await pause(person, true);
    expect(await texts(person, anna)).toEqual(['first', 'of the first break']);
    await pause(person, false);
    expect(await texts(person, anna)).toEqual(['first', 'of the first break', 'of the second break']);
  });

  it('is told live to its sender only, also when it is sent again, and the return to the member', async () => {
    const { person, anna } = await onBreak();
    const key = randomUUID();
    const twice = async () => {
      await send(anna, person, 'held', key);
      await send(anna, person, 'held', key);
    };
    expect(await toldTo(server, person, twice)).toEqual([]);
    const own = await toldTo(server, anna, () => send(anna, person, 'held as well'));
    expect(own.map(({ type }) => type)).toEqual(['message']);
    const told = await toldTo(server, person, () => pause(person, false));
    expect(told.map(({ type }) => type)).toEqual(['resync']);
    const after = await toldTo(server, person, () => send(anna, person, 'after it'));
    expect(after).toMatchObject([
      { type: 'message', message: { text: 'after it', seq: 4 }, total_unread: 4 },
    ]);
  });

  it('is pushed neither then nor at the return', async () => {
    const { person, anna } = await onBreak();
    await subscribe(person, 'on-a-break');
    await server.work();
    const pushes = () =>
      server.services.db.selectFrom('outbox').select('id').where('kind', '=', 'push.message').execute();
    await server.services.db.deleteFrom('outbox').where('kind', '=', 'push.message').execute();
    await send(anna, person, 'held');
    await pause(person, false);
    expect(await pushes()).toEqual([]);
    const [bert] = (await members(1)) as [Person];
    await send(bert, anna, 'nobody listens there');
    expect(await pushes()).toEqual([]);
    await send(anna, person, 'after it');
    expect(await pushes()).toHaveLength(1);
  });

  it('is not read, whatever the page says', async () => {
    const { person, anna, conversation } = await onBreak();
    await send(anna, person, 'held');
    expect(await toldTo(server, anna, () => markRead(person, conversation, 2))).toEqual([]);
    expect((await read(anna, person)).conversation.read_by_other_seq).toBe(1);
    await pause(person, false);
    expect(await listed(person)).toContainEqual([anna.id, 'held', 1]);
  });

  it('takes nothing from the newest messages that a free member sees', async () => {
    const [person, anna] = (await members(2)) as [Person, Person];
    await server.pay(anna, 100);
    for (let count = 1; count <= 22; count += 1) await send(anna, person, `message ${count}`);
    await pause(person, true);
    const before = await texts(person, anna);
    expect(before).toHaveLength(20);
    for (let count = 1; count <= 3; count += 1) await send(anna, person, `held ${count}`);
    expect(await texts(person, anna)).toEqual(before);
  });

  it('stands in the export once the member is back', async () => {
    const { person, anna, bert } = await onBreak();
    await send(anna, person, 'held');
    expect(await exported(person)).toEqual([
      [anna.id, 0, ['first']],
      [bert.id, 1, ['second']],
    ]);
    await pause(person, false);
    server.clock.advanceSeconds(24 * 3600);
    expect(await exported(person)).toEqual([
      [anna.id, 1, ['first', 'held']],
      [bert.id, 1, ['second']],
    ]);
  });
});

describe('on a break', () => {
  it('pages through the list in the order of what is shown', async () => {
    const { person, anna, bert } = await onBreak();
    await send(anna, person, 'held');
    const page = (position?: { lastMessageAt: string; id: string }) =>
      listConversations(server.services.db, { id: person.id, onBreak: true, archived: false }, 1, position);
    const seen: string[] = [];
    let position: { lastMessageAt: string; id: string } | undefined;
    for (let pages = 0; pages < 3; pages += 1)
      for (const { view } of await page(position)) {
        seen.push(view.other_id);
        position = { lastMessageAt: view.last_message_at.toISOString(), id: view.id };
      }
    expect(seen).toEqual([bert.id, anna.id]);
  });

  it('who writes is shown what stands before the own message, and what comes after it waits', async () => {
    const { person, anna, bert } = await onBreak();
    await send(anna, person, 'held');
    await send(bert, person, 'held elsewhere');
    const told = await toldTo(server, person, () => send(person, anna, 'answer'));
    expect(told).toMatchObject([{ type: 'message', message: { seq: 3 }, total_unread: 1 }]);
    expect((await read(person, anna)).conversation).toMatchObject({ last_seq: 3, read_seq: 3 });
    await send(anna, person, 'held again');
    expect(await texts(person, anna)).toEqual(['first', 'held', 'answer']);
    expect(await texts(person, anna, { after: 1 })).toEqual(['held', 'answer']);
    expect((await read(person, anna)).conversation.read_by_other_seq).toBe(3);
    expect(await listed(person)).toEqual([
      [anna.id, 'answer', 0],
      [bert.id, 'second', 1],
    ]);
    expect((await chats(person)).total_unread).toBe(1);
    expect((await person.call('user')).body.user.paused).toBe(true);
    await pause(person, false);
    expect(await listed(person)).toEqual([
      [anna.id, 'held again', 1],
      [bert.id, 'held elsewhere', 2],
    ]);
    expect((await chats(person)).total_unread).toBe(3);
  });

  it('a conversation that begins is not there until the return', async () => {
    const person = await server.member();
    const newcomer = await server.newcomer();
    await send(newcomer, person, 'Written before the break');
    await pause(person, true);
    const shown = async () => [
      await chats(person),
      await read(person, newcomer),
      (await person.call('profile', { query: { id: newcomer.id } })).body.profile.conversation,
      await exported(person),
    ];
    await newcomer.call('activate', { body: { token: await activationToken(server, newcomer.id) } });
    expect(await shown()).toMatchObject([
      { chats: [], total_unread: 0 },
      { conversation: null, messages: [] },
      null,
      [],
    ]);
    await pause(person, false);
    expect(await listed(person)).toEqual([[newcomer.id, 'Written before the break', 1]]);
  });

  it('a removed chat comes back at the return, with what has come since', async () => {
    const { person, anna, bert, conversation } = await onBreak();
    const remove = () => person.call('chatRemove', { body: { conversation } });
    await remove();
    await send(anna, person, 'held');
    expect(await listed(person)).toEqual([[bert.id, 'second', 1]]);
    // Not seen, so not removed either.
    await remove();
    expect(await listed(person)).toEqual([[bert.id, 'second', 1]]);
    expect((await chats(person)).total_unread).toBe(1);
    await pause(person, false);
    expect(await listed(person)).toEqual([
      [anna.id, 'held', 1],
      [bert.id, 'second', 1],
    ]);
    expect(await texts(person, anna)).toEqual(['held']);
  });

  it('what is taken away by a block is never shown, what its sender removes for themselves is', async () => {
    const { person, anna, bert, conversation } = await onBreak();
    await send(anna, person, 'held');
    await send(bert, person, 'taken away');
    await anna.call('chatRemove', { body: { conversation } });
    await bert.call('block', { body: { member: person.id } });
    await pause(person, false);
    expect(await listed(person)).toEqual([[anna.id, 'held', 1]]);
    expect((await chats(person)).total_unread).toBe(1);
  });

  it('what its sender takes back meanwhile leaves its lines, and is counted neither then nor at the return', async () => {
    const { person, anna, bert, conversation } = await onBreak();
    await send(anna, person, 'held');
    await send(anna, person, 'held too');
    for (const seq of [2, 3]) await anna.call('messageRemove', { body: { conversation, seq } });
    await send(bert, person, 'held and taken back');
    const other = await conversationOf(person, bert);
    await bert.call('messageRemove', { body: { conversation: other, seq: 2 } });
    expect(await listed(person)).toEqual([
      [bert.id, 'second', 1],
      [anna.id, 'first', 0],
    ]);
    expect((await chats(person)).total_unread).toBe(1);
    await pause(person, false);
    expect(await listed(person)).toEqual([
      [bert.id, '', 1],
      [anna.id, '', 0],
    ]);
    expect((await chats(person)).total_unread).toBe(1);
  });

  it('an account that is deleted and restored goes on with its break', async () => {
    const { person, anna } = await onBreak();
    await send(anna, person, 'held');
    const update = (values: { status: 'deleted' | 'active' }) =>
      server.services.db.updateTable('members').set(values).where('id', '=', person.id).execute();
    await update({ status: 'deleted' });
    expect((await send(anna, person, 'refused')).body.error.code).toBe('member_not_available');
    await update({ status: 'active' });
    expect(await texts(person, anna)).toEqual(['first']);
    await pause(person, false);
    expect(await texts(person, anna)).toEqual(['first', 'held']);
  });
});
