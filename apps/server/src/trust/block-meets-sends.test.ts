import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillConversation } from '../benchmarks/chat/long-conversation-repository.ts';
import { setRules } from '../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await setRules(server, { messagesPerMinute: 100_000 });
});
afterAll(() => server.end());

interface Pair {
  readonly one: Person;
  readonly two: Person;
  readonly conversation: string;
}

/** All pairs of these people, each with a conversation of three messages. */
const talkingPairs = async (people: readonly Person[]): Promise<Pair[]> => {
  const pairs: Pair[] = [];
  for (const [index, one] of people.entries())
    for (const two of people.slice(index + 1))
      pairs.push({
        one,
        two,
        conversation: (await fillConversation(server.services, one.id, two.id, 3)).id,
      });
  return pairs;
};

// With one session for all, they never meet.
it.skipIf(!process.env.TEST_DATABASE_URL)(
  'five hundred blocks among sends: nothing is delivered once a block was answered, and nothing that was is lost',
  async () => {
    const people: Person[] = [];
    for (let count = 0; count < 33; count += 1) people.push(await server.member());
    for (const person of people) await server.pay(person, 1000);
    const pairs = (await talkingPairs(people)).slice(0, 500);

    const answered = new Set<string>();
    const late: string[] = [];
    const { live, db } = server.services;
    const publish = live.publish.bind(live);
    live.publish = (to, event, numbers) => {
      if (event.type === 'message' && answered.has(event.conversation)) late.push(event.conversation);
      publish(to, event, numbers);
    };
    const delivered = new Map<string, number>();
    const send = async ({ one, two, conversation }: Pair, text: string) => {
      const wasAnswered = answered.has(conversation);
      const { status } = await one.call('chatSend', { body: { member: two.id, kind: 'text', text } });
      if (status !== 200) return;
      if (wasAnswered) late.push(conversation);
      delivered.set(conversation, (delivered.get(conversation) ?? 0) + 1);
    };
    const block = async (pair: Pair, index: number) => {
      const [by, of] = index % 2 === 0 ? [pair.one, pair.two] : [pair.two, pair.one];
      // On a busy machine a server turns some away; a browser asks again, with the same key.
      const key = randomUUID();
      const blockOnce = async () => (await by.call('block', { body: { member: of.id }, key })).status;
      await vi.waitFor(async () => expect(await blockOnce()).toBe(200), { timeout: 20_000, interval: 100 });
      answered.add(pair.conversation);
    };
    // In lots, as they would come: a send of each side before and with its block, and one after it.
    const lot = 50;
    for (let start = 0; start < pairs.length; start += lot)
      await Promise.all(
        pairs.slice(start, start + lot).flatMap((pair, place) => {
          const index = start + place;
          const back = { ...pair, one: pair.two, two: pair.one };
          const blocked = [send(pair, `first ${index}`), block(pair, index), send(back, `with it ${index}`)];
          return [...blocked, blocked[1]?.then(() => send(pair, `after it ${index}`))];
        }),
      );
    live.publish = publish;

    expect(late).toEqual([]);
    expect([...delivered.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100);
    const left = await db.selectFrom('conversations').select('id').execute();
    expect(left.filter(({ id }) => answered.has(id))).toEqual([]);
    const ended = await db.selectFrom('ended_conversations').select(['id', 'last_seq']).execute();
    expect(ended).toHaveLength(500);
    const rows = await db
      .selectFrom('messages')
      .select(({ fn }) => ['conversation_id', fn.countAll<string>().as('count')])
      .groupBy('conversation_id')
      .execute();
    const stored = new Map(rows.map((row) => [row.conversation_id, Number(row.count)]));
    for (const { id, last_seq: last } of ended)
      expect([stored.get(id), last]).toEqual([3 + (delivered.get(id) ?? 0), 3 + (delivered.get(id) ?? 0)]);
    const totals = await db.selectFrom('member_totals').select('unread').where('unread', '<>', 0).execute();
    expect(totals).toEqual([]);
  },
);
