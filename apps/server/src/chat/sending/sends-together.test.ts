import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../../credits/books-repository.ts';
import { lockMember } from '../../member/repository.ts';
import { statements } from '../../platform/database/database.ts';
import { trips } from '../../platform/database/drivers/postgres-pool.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Site } from '../../site/site-directory.ts';
import { whileHeld } from '../../testing/held-row.ts';
import { toldTo } from '../../testing/talk/told-to.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tellDelivered } from '../live/tell.ts';
import type { Letter } from './letter.ts';
import { SendQueue } from './send-queue.ts';

let server: TestServer;
let site: Site;
beforeAll(async () => {
  server = await startTestServer();
  const found = (await server.services.sites.findByHost('localhost', true)) as Site;
  // Whoever sends a hundred at once is no person.
  site = { ...found, rules: { ...found.rules, messagesPerMinute: 1000 } };
});
afterAll(async () => {
  expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  await server.end();
});

const letter = (from: Person, to: Person, text: string, clientId: string = randomUUID()): Letter => ({
  sender: from.id,
  receiver: to.id,
  clientId,
  kind: 'text',
  text,
  answerTo: null,
  free: false,
  isKeyFree: false,
});
const send = (one: Letter) => server.services.sends.send(site, one);
const members = async (count: number, credits = 100): Promise<Person[]> => {
  const people = await Promise.all(Array.from({ length: count }, () => server.member()));
  for (const person of people) await server.pay(person, credits);
  return people;
};
const stored = async (from: Person, to: Person): Promise<string[]> => {
  const { body } = await from.call('chat', { query: { member: to.id } });
  return (body.messages as { text: string }[]).map(({ text }) => text);
};
const credits = async (person: Person): Promise<number> => (await person.call('user')).body.user.credits;
/** The statements that are asked while something is done. */
const asked = async (act: () => Promise<unknown>): Promise<string[]> => {
  const texts: string[] = [];
  const note = (text: unknown): void => void texts.push(String(text));
  statements.subscribe(note);
  try {
    await act();
  } finally {
    statements.unsubscribe(note);
  }
  return texts;
};

describe('sends that come at the same time', () => {
  it('share transactions, are stored in order and charged each', async () => {
    const people = await members(20);
    const before = await Promise.all(people.map(credits));
    const texts = await asked(() =>
      Promise.all(
        people.flatMap((person, index) => {
          const to = people[(index + 1) % people.length] as Person;
          return ['one', 'two', 'three'].map((text) => send(letter(person, to, `${index} ${text}`)));
        }),
      ),
    );
    // The first goes at once, all that come meanwhile go with the next.
    expect(texts.filter((text) => text === 'begin')).toHaveLength(2);
    expect(texts.length).toBeLessThan(30);
    for (const [index, person] of people.entries()) {
      const to = people[(index + 1) % people.length] as Person;
      const own = (await stored(person, to)).filter((text) => text.startsWith(`${index} `));
      expect(own).toEqual(['one', 'two', 'three'].map((text) => `${index} ${text}`));
    }
    expect(await Promise.all(people.map(credits))).toEqual(before.map((count) => count - 3));
  });

  it('are refused each for itself', async () => {
    const [anna, bert, poor, blocked] = (await members(4)) as [Person, Person, Person, Person];
    await bert.call('block', { body: { member: blocked.id } });
    const left = await credits(poor);
    const sent = await Promise.all([
      send(letter(anna, bert, 'first')),
      send(letter(blocked, bert, 'blocked')),
      ...Array.from({ length: left + 3 }, (_, index) => send(letter(poor, bert, `poor ${index}`))),
      send(letter(anna, { ...bert, id: randomUUID() }, 'to nobody')),
      send(letter(anna, bert, 'second')),
    ]);
    const acts = sent.map((posted) => (posted.act === 'refuse' ? posted.code : posted.act));
    expect(acts).toEqual([
      'deliver',
      'blocked_by_member',
      ...Array<string>(left).fill('deliver'),
      ...Array<string>(3).fill('not_enough_credits'),
      'member_not_found',
      'deliver',
    ]);
    expect(await credits(poor)).toBe(0);
    expect(await stored(anna, bert)).toEqual(['first', 'second']);
  });

  it('store a key once, also when it comes twice at once, and refuse it with other words', async () => {
    const [anna, bert] = (await members(2)) as [Person, Person];
    const key = randomUUID();
    const sent = await Promise.all([
      send(letter(bert, anna, 'to have one under way')),
      send(letter(anna, bert, 'once', key)),
      send(letter(anna, bert, 'once', key)),
      send(letter(anna, bert, 'other words', key)),
    ]);
    expect(sent.map((posted) => posted.act)).toEqual(['deliver', 'deliver', 'before', 'refuse']);
    expect(sent[3]).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await stored(anna, bert)).toSorted()).toEqual(['once', 'to have one under way']);
  });

  it('go each alone when one of them brings their transaction down', async () => {
    const [anna, bert, carl] = (await members(3)) as [Person, Person, Person];
    await sql`alter table messages add constraint no_poison check (text <> 'poison')`.execute(
      server.services.db,
    );
    const sent = await Promise.allSettled([
      send(letter(carl, bert, 'to have one under way')),
      send(letter(anna, bert, 'before')),
      send(letter(carl, bert, 'poison')),
      send(letter(anna, bert, 'after')),
    ]);
    await sql`alter table messages drop constraint no_poison`.execute(server.services.db);
    expect(sent.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await stored(anna, bert)).toEqual(['before', 'after']);
    expect(await stored(carl, bert)).toEqual(['to have one under way']);
  });

  it('begin one conversation, whichever of two servers is first', async () => {
    const other = new SendQueue(() => server.services);
    for (let round = 0; round < 10; round += 1) {
      const [anna, bert] = (await members(2)) as [Person, Person];
      const sent = await Promise.all([
        send(letter(anna, bert, 'A')),
        other.send(site, letter(bert, anna, 'B')),
      ]);
      expect(sent.map((posted) => posted.act)).toEqual(['deliver', 'deliver']);
      expect((await stored(anna, bert)).toSorted()).toEqual(['A', 'B']);
      const started = await Promise.all(
        [anna, bert].map(
          async (person) => (await person.call('user')).body.user.started_conversations as number,
        ),
      );
      expect(started.toSorted()).toEqual([0, 1]);
    }
  });
});

it('of what a block has taken away since it was stored, nobody is told', async () => {
  const [anna, bert] = (await members(2)) as [Person, Person];
  const sent = await send(letter(anna, bert, 'just before'));
  const delivered = sent.act === 'deliver' ? sent.delivered : undefined;
  if (!delivered) throw new Error('it was not delivered');
  const tell = () => tellDelivered(server.services, [delivered]);
  expect(await toldTo(server, bert, tell)).toMatchObject([{ type: 'message' }]);
  await bert.call('block', { body: { member: anna.id } });
  expect(await toldTo(server, bert, tell)).toEqual([]);
});

it.skipIf(!process.env.TEST_DATABASE_URL)(
  'a send asks PostgreSQL twice, whatever must follow it',
  async () => {
    const [anna, bert] = (await members(2)) as [Person, Person];
    await bert.call('pushSubscribe', {
      body: {
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/bert',
        keys: {
          p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
          auth: 'tBHItJI5svbpez7KI4CCXg',
        },
      },
    });
    await send(letter(anna, bert, 'begins the conversation'));
    let count = 0;
    const note = (): void => void (count += 1);
    trips.subscribe(note);
    const texts = await asked(() => send(letter(anna, bert, 'in it')));
    trips.unsubscribe(note);
    expect(texts.filter((text) => text.includes('"outbox"'))).toHaveLength(1);
    expect([count, texts.length]).toEqual([2, 10]);
  },
);

describe.skipIf(!process.env.TEST_DATABASE_URL)('a send whose row somebody else holds, on PostgreSQL', () => {
  it.each(['sender', 'conversation', 'account'] as const)(
    'waits alone for its %s, and its sender’s next ones behind it',
    async (what) => {
      const [anna, bert, carl] = (await members(3)) as [Person, Person, Person];
      const first = await send(letter(anna, bert, 'first'));
      const conversation = first.act === 'deliver' ? (first.conversation?.id ?? '') : '';
      const hold = {
        sender: (trx: Trx) => lockMember(trx, anna.id),
        conversation: (trx: Trx) =>
          trx.selectFrom('conversations').select('id').where('id', '=', conversation).forUpdate().execute(),
        account: (trx: Trx) =>
          trx
            .selectFrom('ledger_accounts')
            .select('id')
            .where('member_id', '=', anna.id)
            .forUpdate()
            .execute(),
      }[what];
      const order: string[] = [];
      const noted = (name: string, one: Letter) => send(one).then(() => void order.push(name));
      const { waited } = await whileHeld(
        server,
        hold,
        async () => {
          const held = noted('held', letter(anna, bert, 'held'));
          const free = noted('free', letter(carl, bert, 'free'));
          await free;
          const behind = noted('behind', letter(anna, bert, 'behind'));
          await Promise.all([held, behind]);
        },
        async () => {
          // It is stored while the other waits.
          while (order.length === 0) await stored(carl, bert);
        },
      );
      expect(waited).toBe(true);
      expect(order).toEqual(['free', 'held', 'behind']);
      expect(await stored(anna, bert)).toEqual(['first', 'held', 'behind']);
    },
  );

  it('waits alone for its receiver, whose row is just being changed', async () => {
    const [anna, bert, carl, dora] = (await members(4)) as [Person, Person, Person, Person];
    let free: Promise<unknown> | undefined;
    const { waited, result } = await whileHeld(
      server,
      (trx) => trx.selectFrom('members').select('id').where('id', '=', bert.id).forUpdate().execute(),
      () => {
        const sent = send(letter(anna, bert, 'held'));
        free = send(letter(carl, dora, 'free'));
        return sent;
      },
      // It is stored while the other waits.
      () => free ?? Promise.reject(new Error('nothing was sent')),
    );
    expect([waited, result.act]).toEqual([true, 'deliver']);
    expect(await stored(anna, bert)).toEqual(['held']);
  });
});
