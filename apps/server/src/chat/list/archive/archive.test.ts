import { exportPath } from '@vesper/contract';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { subscribe } from '../../../testing/subscribe.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { toldTo } from '../../../testing/talk/told-to.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const send = (from: Person, to: Person, text: string) => {
  server.clock.advanceSeconds(1);
  return from.call('chatSend', { body: { member: to.id, kind: 'text', text } });
};
/** Anna has written to Bert, who has read nothing yet. */
const pair = async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  await server.pay(anna, 50);
  await server.pay(bert, 50);
  const conversation = String((await send(anna, bert, 'first')).body.conversation.id);
  const choose = (choices: { archived?: boolean; muted?: boolean }, who = bert) =>
    who.call('chatUpdate', { body: { conversation, ...choices } });
  return { anna, bert, conversation, choose };
};
interface Entry {
  readonly archived: boolean;
  readonly muted: boolean;
  readonly num_unread_messages: number;
  readonly conversation: { readonly last_message: { readonly text: string } };
}
/** The last words of what stands in the list and in the archive, and the numbers beside. */
const standing = async (person: Person) => {
  const { body } = await person.call('chats');
  const { body: away } = await person.call('chats', { query: { archived: '1' } });
  const words = (chats: Entry[]) => chats.map(({ conversation }) => conversation.last_message.text);
  return {
    list: words(body.chats as Entry[]),
    archive: words(away.chats as Entry[]),
    counted: [body.archived.count, body.archived.unread, body.total_unread] as number[],
  };
};

describe('an archived conversation', () => {
  it('stands apart, goes on counting, and comes back with the next message of either', async () => {
    const { anna, bert, choose } = await pair();
    expect((await choose({ archived: true })).status).toBe(200);
    expect(await standing(bert)).toEqual({ list: [], archive: ['first'], counted: [1, 1, 1] });
    expect(await standing(anna)).toMatchObject({ list: ['first'], archive: [] });
    await send(anna, bert, 'second');
    expect(await standing(bert)).toEqual({ list: ['second'], archive: [], counted: [0, 0, 2] });
    await choose({ archived: true });
    await send(bert, anna, 'answer');
    expect(await standing(bert)).toEqual({ list: ['answer'], archive: [], counted: [0, 0, 0] });
    await choose({ archived: true });
    await choose({ archived: false });
    expect(await standing(bert)).toEqual({ list: ['answer'], archive: [], counted: [0, 0, 0] });
  });

  it('stays where it is when it is muted as well', async () => {
    const { anna, bert, choose, conversation } = await pair();
    await choose({ archived: true, muted: true });
    await send(anna, bert, 'second');
    expect(await standing(bert)).toEqual({ list: [], archive: ['second'], counted: [1, 0, 0] });
    const { body } = await bert.call('chat', { query: { conversation } });
    expect([body.archived, body.muted]).toEqual([true, true]);
    // What is archived only is back at once: a message has come since.
    await choose({ muted: false });
    expect(await standing(bert)).toEqual({ list: ['second'], archive: [], counted: [0, 0, 2] });
  });

  it('is not put away once more by being muted after it came back', async () => {
    const { anna, bert, choose } = await pair();
    await choose({ archived: true });
    await send(anna, bert, 'second');
    await choose({ muted: true });
    expect(await standing(bert)).toEqual({ list: ['second'], archive: [], counted: [0, 0, 0] });
  });

  it('is brought back by no message that waits for the end of a break, and by its end', async () => {
    const { anna, bert, choose } = await pair();
    const pause = (paused: boolean) => bert.call('notificationsUpdate', { body: { paused } });
    await pause(true);
    await choose({ archived: true });
    await send(anna, bert, 'held');
    expect(await standing(bert)).toEqual({ list: [], archive: ['first'], counted: [1, 1, 1] });
    // Archived as it is shown: what waits has not been seen.
    await choose({ archived: true });
    await pause(false);
    expect(await standing(bert)).toEqual({ list: ['held'], archive: [], counted: [0, 0, 2] });
  });

  it('is archived no more once it was removed', async () => {
    const { anna, bert, choose, conversation } = await pair();
    await choose({ archived: true, muted: true });
    await bert.call('chatRemove', { body: { conversation } });
    await send(anna, bert, 'second');
    expect(await standing(bert)).toEqual({ list: ['second'], archive: [], counted: [0, 0, 0] });
  });

  it('is told to the other pages of its member, and nobody else', async () => {
    const { anna, bert, choose, conversation } = await pair();
    const act = () => choose({ archived: true });
    expect(await toldTo(server, bert, act)).toEqual([
      { type: 'chat_changed', conversation, archived: true, muted: false },
    ]);
    expect(await toldTo(server, anna, () => choose({ muted: true }))).toEqual([]);
    const eve = await server.member();
    expect((await choose({ muted: true }, eve)).body.error.code).toBe('conversation_not_found');
  });

  it('is told and written once, however often the same is chosen', async () => {
    const { anna, bert, choose, conversation } = await pair();
    const stored = async () => {
      const { rows } = await sql<{ xmin: string }>`
        select xmin::text from conversation_members where conversation_id = ${conversation} and member_id = ${bert.id}`.execute(
        server.services.db,
      );
      return rows[0]?.xmin;
    };
    for (const choices of [
      { archived: true },
      { muted: true },
      { archived: true, muted: true },
      { archived: false },
    ])
      for (const isNew of [true, false]) {
        const before = await stored();
        const told = await toldTo(server, bert, () => choose(choices));
        if (!isNew) expect([told, await stored()]).toEqual([[], before]);
      }
    await choose({ archived: true });
    await send(anna, bert, 'second');
    // It is put away already, and from now on with what has come since.
    expect(await toldTo(server, bert, () => choose({ archived: true }))).toEqual([]);
    await choose({ muted: false });
    expect(await standing(bert)).toMatchObject({ list: [], archive: ['second'] });
  });

  it('is none without a choice, and none that was removed', async () => {
    const { anna, bert, choose, conversation } = await pair();
    expect((await choose({})).status).toBe(422);
    await bert.call('chatRemove', { body: { conversation } });
    for (const choices of [{ archived: true }, { muted: true }]) {
      const { status, body } = await choose(choices);
      expect([status, body.error?.code]).toEqual([404, 'conversation_not_found']);
    }
    await send(anna, bert, 'second');
    expect((await choose({ archived: true })).status).toBe(200);
  });

  it('is in the download', async () => {
    const { bert, choose } = await pair();
    await choose({ archived: true, muted: true });
    const headers = { host: 'localhost', cookie: bert.cookies() };
    const { rawPayload } = await server.app.inject({ url: exportPath, headers });
    const data = unzipSync(new Uint8Array(rawPayload))['data.json'] ?? new Uint8Array();
    expect(JSON.parse(Buffer.from(data).toString('utf8'))).toMatchObject({
      conversations: [{ archived: true, muted: true }],
    });
  });
});

it('of a muted conversation nothing is pushed', async () => {
  const push = vi
    .spyOn(webPush, 'sendNotification')
    .mockResolvedValue({ statusCode: 201, body: '', headers: {} });
  const { anna, bert, choose } = await pair();
  await subscribe(bert, 'muted');
  const sent = async (text: string) => {
    push.mockClear();
    await send(anna, bert, text);
    server.clock.advanceSeconds(5);
    await server.work();
    return push.mock.calls.length;
  };
  await choose({ muted: true });
  expect(await sent('quiet')).toBe(0);
  await choose({ muted: false });
  expect(await sent('heard')).toBe(1);
  push.mockRestore();
});
