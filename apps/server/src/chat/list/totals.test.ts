import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgeDeleted } from '../../leaving/purge.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const password = 'a long walk by the sea';

/** Chance that comes again with its seed. */
const dice = (seed: number) => {
  let state = seed;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % most;
  };
  return { below, one: <T>(of: readonly T[]): T => of[below(of.length)] as T };
};

/** The totals counted anew, of the messages and the likes themselves. */
const recount = async (member: string): Promise<{ unread_messages: number; new_likes: number }> => {
  const { rows } = await sql<{ unread_messages: number; new_likes: number }>`
    select (
      select count(*)::integer from conversation_members s
      join messages m on m.conversation_id = s.conversation_id
      where s.member_id = me.id and not s.muted and m.sender <> me.id and m.removed_at is null and m.seq > s.read_seq
        and (me.paused_at is null or m.seq <= s.shown_seq)) as unread_messages, (
      select count(*)::integer from likes l join members liker on liker.id = l.from_member
      where l.to_member = me.id and l.seen_at is null and liker.status = 'active'
        and (liker.paused_at is null or exists (select 1 from conversations c
          where c.low_member = least(l.from_member, l.to_member) and c.high_member = greatest(l.from_member, l.to_member)))
      ) as new_likes
    from members me where me.id = ${member}`.execute(server.services.db);
  return rows[0] ?? { unread_messages: 0, new_likes: 0 };
};

interface World {
  readonly people: Person[];
  readonly paused: Set<string>;
  readonly chance: ReturnType<typeof dice>;
}

const conversationsOf = async (person: Person) =>
  (
    await server.services.db
      .selectFrom('conversation_members as mine')
      .innerJoin('conversations as c', 'c.id', 'mine.conversation_id')
      .select(['c.id', 'c.last_seq'])
      .where('mine.member_id', '=', person.id)
      .orderBy('mine.other_id')
      .execute()
  ).map(({ id, last_seq: last }) => ({ conversation: id, last }));

interface Listed {
  readonly num_unread_messages: number;
  readonly archived: boolean;
  readonly muted: boolean;
}
const listOf = async (person: Person, archived: '0' | '1') => {
  const { body } = await person.call('chats', { query: { archived } });
  return {
    chats: body.chats as Listed[],
    total: Number(body.total_unread),
    archived: body.archived as { count: number; unread: number },
  };
};
/** What is counted of these: what is muted is not. */
const unreadIn = (chats: readonly Listed[]): number =>
  chats.reduce((sum, { num_unread_messages: unread, muted }) => sum + (muted ? 0 : unread), 0);

/** What may happen, each as often as it stands here. */
const acts: readonly (readonly [
  string,
  number,
  (world: World, who: Person, other: Person) => Promise<unknown>,
])[] = [
  [
    'send',
    12,
    (_, who, other) => who.call('chatSend', { body: { member: other.id, kind: 'text', text: 'Hello' } }),
  ],
  [
    'read',
    5,
    async ({ chance }, who) => {
      const all = await conversationsOf(who);
      if (all.length === 0) return;
      const { conversation, last } = chance.one(all);
      await who.call('chatRead', { body: { conversation, seq: chance.below(last + 2) } });
    },
  ],
  [
    'remove a message',
    5,
    async ({ chance }, who) => {
      const all = await conversationsOf(who);
      if (all.length === 0) return;
      const { conversation, last } = chance.one(all);
      await who.call('messageRemove', { body: { conversation, seq: 1 + chance.below(last) } });
    },
  ],
  [
    'remove a conversation',
    2,
    async ({ chance }, who) => {
      const all = await conversationsOf(who);
      if (all.length > 0)
        await who.call('chatRemove', { body: { conversation: chance.one(all).conversation } });
    },
  ],
  [
    'break or return',
    3,
    async ({ paused }, who) => {
      const begins = !paused.has(who.id);
      if (begins) paused.add(who.id);
      else paused.delete(who.id);
      await who.call('notificationsUpdate', { body: { paused: begins } });
    },
  ],
  [
    'archive or mute',
    5,
    async ({ chance }, who) => {
      const all = await conversationsOf(who);
      if (all.length === 0) return;
      const what = chance.one(['archived', 'muted']);
      const { conversation } = chance.one(all);
      await who.call('chatUpdate', { body: { conversation, [what]: chance.below(3) > 0 } });
    },
  ],
  ['like', 4, (_, who, other) => who.call('like', { body: { member: other.id } })],
  ['unlike', 1, (_, who, other) => who.call('unlike', { body: { member: other.id } })],
  ['see a like', 2, (_, who, other) => who.call('likeSeen', { body: { member: other.id } })],
  ['block', 1, (_, who, other) => who.call('block', { body: { member: other.id } })],
  [
    'leave, and a new one comes',
    1,
    async ({ people }, who) => {
      await who.call('accountDelete', { body: { password } });
      const newcomer = await server.member();
      await server.pay(newcomer, 500);
      people[people.indexOf(who)] = newcomer;
    },
  ],
  [
    'purge',
    1,
    async () => {
      const longAgo = new Date(server.clock.now() - 366 * 24 * 3600 * 1000);
      await server.services.db
        .updateTable('members')
        .set({ deleted_at: longAgo })
        .where('status', '=', 'deleted')
        .execute();
      await purgeDeleted(server.services);
    },
  ],
];
const bag = acts.flatMap(([name, often, act]) => Array.from({ length: often }, () => ({ name, act })));

/** Each act is followed by a recount of everybody; with their three calls each, nobody reaches what one login has for a minute. */
const [steps, seeds] =
  process.env.VESPER_TEST_LENGTH === 'long' ? [300, [11, 23, 47, 59]] : [50, [11, 23, 47]];

it.each(seeds)('the totals are what a recount says after each of many acts (%i)', async (seed) => {
  const chance = dice(seed);
  const people: Person[] = [];
  for (let count = 0; count < 4; count += 1) {
    const person = await server.member();
    await server.pay(person, 500);
    people.push(person);
  }
  const world: World = { people, paused: new Set(), chance };
  const story: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const who = chance.one(people);
    const other = chance.one(people.filter((person) => person !== who));
    const { name, act } = chance.one(bag);
    story.push(name);
    server.clock.advanceSeconds(1);
    await act(world, who, other);
    for (const person of people) {
      const answer = await person.call('user');
      const told = `after ${story.slice(-8).join(', ')}`;
      expect([answer.status, answer.body.error], told).toEqual([200, undefined]);
      const { totals } = answer.body;
      expect(totals, told).toEqual(await recount(person.id));
      const [usual, archived] = [await listOf(person, '0'), await listOf(person, '1')];
      expect([usual.total, unreadIn([...usual.chats, ...archived.chats])]).toEqual([
        totals.unread_messages,
        totals.unread_messages,
      ]);
      expect(usual.archived, `archived after ${story.slice(-8).join(', ')}`).toEqual({
        count: archived.chats.length,
        unread: unreadIn(archived.chats),
      });
      expect(archived.chats.map((chat) => chat.archived)).not.toContain(false);
      expect(usual.chats.map((chat) => chat.archived)).not.toContain(true);
    }
  }
});
