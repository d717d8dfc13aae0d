import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

/** The same choices in every run (Park and Miller's generator). */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
};

/** What the totals are when everything that is listed is counted one by one. */
const recount = async (person: Person) => {
  const { chats } = (await person.call('chats')).body as { chats: { num_unread_messages: number }[] };
  const { liked_by: likes } = (await person.call('likes')).body as { liked_by: { like_new: boolean }[] };
  return {
    unread_messages: chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0),
    new_likes: likes.filter(({ like_new: isNew }) => isNew).length,
  };
};

const readLast = async (person: Person, act: 'chatRead' | 'chatRemove') => {
  const [chat] = (await person.call('chats')).body.chats ?? [];
  if (!chat) return;
  const { id, last_seq: seq } = chat.conversation;
  await person.call(act, { body: { conversation: id, ...(act === 'chatRead' ? { seq } : {}) } });
};

const acts: Readonly<Record<string, (one: Person, other: Person) => Promise<unknown>>> = {
  send: (one, other) =>
    one.call('chatSend', { body: { member: other.id, kind: 'text', text: 'Good evening' } }),
  answer: (one, other) =>
    other.call('chatSend', { body: { member: one.id, kind: 'text', text: 'And to you' } }),
  read: (one) => readLast(one, 'chatRead'),
  remove: (one) => readLast(one, 'chatRemove'),
  like: (one, other) => one.call('like', { body: { member: other.id } }),
  unlike: (one, other) => one.call('unlike', { body: { member: other.id } }),
  seen: (one, other) => one.call('likeSeen', { body: { member: other.id } }),
  'break begins': (one) => one.call('notificationsUpdate', { body: { paused: true } }),
  'break ends': (one) => one.call('notificationsUpdate', { body: { paused: false } }),
  disable: ({ id }) => setStatus(id, 'disabled'),
  enable: ({ id }) => setStatus(id, 'active'),
};

const setStatus = (id: string, status: 'active' | 'disabled') =>
  server.services.db.updateTable('members').set({ status }).where('id', '=', id).execute();

it('says the totals that counting the lists gives, whatever has happened', async () => {
  const people: Person[] = [];
  for (let count = 0; count < 5; count += 1) people.push(await server.member());
  for (const person of people) await server.pay(person, 100);
  const roll = dice(20_261_122);
  // More comes than goes, so that there is something to count.
  const names = [...Object.keys(acts), 'send', 'like', 'like', 'enable', 'break ends'];
  let largest = { unread_messages: 0, new_likes: 0 };
  for (let step = 0; step < 160; step += 1) {
    const [one, other] = [people[roll(5)], people[roll(5)]];
    if (!one || !other || one === other) continue;
    // A block is for ever: late, and once.
    const name = step === 90 ? 'block' : (names[roll(names.length)] ?? 'send');
    await (name === 'block' ? one.call('block', { body: { member: other.id } }) : acts[name]?.(one, other));
    for (const person of [one, other]) {
      const { totals } = (await person.call('user')).body;
      if (totals === null) continue;
      expect(totals, `step ${step}, ${name}`).toEqual(await recount(person));
      largest = {
        unread_messages: Math.max(largest.unread_messages, totals.unread_messages),
        new_likes: Math.max(largest.new_likes, totals.new_likes),
      };
    }
  }
  // The walk has been somewhere.
  expect(largest.unread_messages).toBeGreaterThan(2);
  expect(largest.new_likes).toBeGreaterThan(1);
});

it('says nothing to visitors', async () => {
  expect((await server.visitor().call('user')).body).toEqual({ user: null, totals: null, last_event: null });
});
