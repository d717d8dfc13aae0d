import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { exportConversations } from '../export-repository.ts';
import { readAt, readViews } from '../live/places-repository.ts';
import { findConversation, readMessages } from '../repository.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

/** Two who have written to each other, and what one of them has been found to see. */
const seenTalk = async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  await bert.call('chatSend', { body: { member: anna.id, kind: 'text', text: 'His words' } });
  await anna.call('chatSend', { body: { member: bert.id, kind: 'text', text: 'Her words' } });
  const view = await findConversation(server.services.db, anna.id, bert.id);
  if (!view) throw new Error('they have no conversation');
  return { anna, bert, conversation: view.id };
};
const range = { first: 1, after: 0, limit: 10 };
const textsOf = (rows: readonly { readonly text?: string | undefined }[]) => rows.map(({ text }) => text);

it('a block between the look whether messages may be read and the reading shows none', async () => {
  const { anna, bert, conversation } = await seenTalk();
  const { db } = server.services;
  const places = [{ conversation, seq: 1 }];
  const read = async (member: string) => [
    textsOf(await readMessages(db, { member, conversation }, range)),
    textsOf(await readAt(db, member, places)),
  ];
  expect(await read(anna.id)).toEqual([['His words', 'Her words'], ['His words']]);
  const stranger = await server.member();
  expect(await read(stranger.id)).toEqual([[], []]);
  await bert.call('block', { body: { member: anna.id } });
  expect((await readViews(db, anna.id, [conversation])).size).toBe(0);
  for (const { id } of [anna, bert]) expect(await read(id)).toEqual([[], []]);
});

it('a block while a download is put together leaves the other one’s words out of it', async () => {
  const { anna, bert } = await seenTalk();
  const { db, sites } = server.services;
  const member = await db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', anna.id)
    .executeTakeFirstOrThrow();
  const site = await sites.findById(member.site_id);
  if (!site) throw new Error('there is no site');
  const exported = async (handle: typeof db) =>
    (await exportConversations(handle, site, member)).flatMap(({ messages }) => textsOf(messages));
  expect(await exported(db)).toEqual(['His words', 'Her words']);
  let isFirst = true;
  // Between the list of the conversations and the messages of each.
  const blockedBetween = new Proxy(db, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown;
      if (name !== 'selectFrom') return typeof value === 'function' ? value.bind(target) : value;
      return (table: string) => {
        const query = (target.selectFrom as (from: string) => object)(table);
        if (!table.startsWith('messages') || !isFirst) return query;
        isFirst = false;
        return later(query, () => bert.call('block', { body: { member: anna.id } }));
      };
    },
  });
  expect(await exported(blockedBetween)).toEqual(['Her words']);
});

/** The same query, which does something before it is asked. */
const later = (query: object, before: () => Promise<unknown>): object =>
  new Proxy(query, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      if (name === 'execute')
        return async () => {
          await before();
          return value.call(target) as unknown;
        };
      return (...given: unknown[]) => {
        const next = value.apply(target, given) as unknown;
        return typeof next === 'object' && next !== null ? later(next, before) : next;
      };
    },
  });
