import type { LiveEvent } from '@vesper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statements } from '../platform/database/database.ts';
import { isKeyKnown } from '../platform/http/idempotency-repository.ts';
import { toldDuring } from '../testing/talk/told-during.ts';
import { listenLive, openLive } from '../testing/live-person.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let origin = '';
beforeAll(async () => {
  server = await startTestServer();
  origin = await listenLive(server);
});
afterAll(() => server.end());

const block = (by: Person, of: Person) => by.call('block', { body: { member: of.id } });
const unblock = (by: Person, of: Person) => by.call('unblock', { body: { member: of.id } });
const write = (by: Person, to: Person, text: string) =>
  by.call('chatSend', { body: { member: to.id, kind: 'text', text } });
const codeOf = async (person: Person, other: Person) =>
  (await person.call('profile', { query: { id: other.id } })).body.error?.code;
const two = async () => [await server.member(), await server.member()] as const;
const backs = (told: readonly { to: string; event: LiveEvent }[]) =>
  told.filter(({ event }) => event.type === 'member_back').map(({ to, event }) => [to, event]);

describe('an unblock', () => {
  it('shows the two to each other again, from nothing on: neither conversation nor likes come back', async () => {
    const [anna, bert] = await two();
    await write(bert, anna, 'Good evening');
    await anna.call('like', { body: { member: bert.id } });
    await bert.call('like', { body: { member: anna.id } });
    await block(anna, bert);
    expect([await codeOf(anna, bert), await codeOf(bert, anna)]).toEqual([
      'blocked_by_you',
      'blocked_by_member',
    ]);
    expect((await unblock(anna, bert)).body).toEqual({ ok: true });
    expect([await codeOf(anna, bert), await codeOf(bert, anna)]).toEqual([undefined, undefined]);
    for (const [one, other] of [
      [anna, bert],
      [bert, anna],
    ] as const) {
      expect((await one.call('chat', { query: { member: other.id } })).body.conversation).toBeNull();
      expect((await one.call('likes')).body).toMatchObject({ profiles: [], liked_by: [], matches: [] });
    }
    const { status, body } = await write(bert, anna, 'May I write again?');
    expect([status, body.message.seq]).toEqual([200, 1]);
  });

  it('is told to every open page of both, under a number, and to a page that was away', async () => {
    const [anna, bert] = await two();
    await block(anna, bert);
    const told = await toldDuring(server, () => unblock(anna, bert));
    expect(told.map(({ to, event }) => [to, event])).toEqual([
      [anna.id, { type: 'member_back', member: bert.id, own: true, apart: false }],
      [bert.id, { type: 'member_back', member: anna.id, own: false, apart: false }],
    ]);
    expect(told.every(({ number }) => number !== undefined && number > 0)).toBe(true);
    const { frames, socket } = await openLive(origin, bert, 0);
    socket.close();
    expect(frames.map(({ type }) => type).filter((type) => type !== 'ready')).toEqual([
      'member_gone',
      'member_back',
    ]);
  });

  it('is done and told once, however often it is said, and says of a stranger the same', async () => {
    const [anna, bert] = await two();
    await block(anna, bert);
    const told = await toldDuring(server, async () => {
      for (let count = 0; count < 3; count += 1)
        expect((await unblock(anna, bert)).body).toEqual({ ok: true });
    });
    expect(backs(told)).toHaveLength(2);
    const nobody = { id: '01890000-0000-7000-8000-000000000000' } as Person;
    expect((await unblock(anna, nobody)).body).toEqual({ ok: true });
  });

  it('is refused after ten of the same member in a day, so that nobody rings at theirs all day; a block never is', async () => {
    const [anna, bert] = await two();
    const statuses: number[] = [];
    const told = await toldDuring(server, async () => {
      for (let count = 0; count < 12; count += 1) {
        await block(anna, bert);
        statuses.push((await unblock(anna, bert)).status);
      }
    });
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect(told.filter(({ to }) => to === bert.id)).toHaveLength(21);
    expect(await codeOf(bert, anna)).toBe('blocked_by_member');
    const carl = await server.member();
    await block(anna, carl);
    expect((await unblock(anna, carl)).status).toBe(200);
    server.clock.advanceSeconds(24 * 3600 + 1);
    expect((await unblock(anna, bert)).status).toBe(200);
  });

  it('knows the member however the number is written', async () => {
    const [anna, bert] = await two();
    await block(anna, bert);
    const told = await toldDuring(server, () =>
      anna.call('unblock', { body: { member: bert.id.toUpperCase() } }),
    );
    expect(backs(told)[0]?.[1]).toMatchObject({ member: bert.id });
  });

  it('takes away the own block only: where both have blocked, the two stay apart, and the other is told nothing', async () => {
    const [anna, bert] = await two();
    await block(anna, bert);
    await block(bert, anna);
    const told = await toldDuring(server, () => unblock(anna, bert));
    expect(told.map(({ to, event }) => [to, event])).toEqual([
      [anna.id, { type: 'member_back', member: bert.id, own: true, apart: true }],
    ]);
    expect([await codeOf(anna, bert), await codeOf(bert, anna)]).toEqual([
      'blocked_by_member',
      'blocked_by_you',
    ]);
    expect((await anna.call('blocks')).body.blocked).toEqual([]);
    expect((await bert.call('blocks')).body.blocked).toHaveLength(1);
    const last = await toldDuring(server, () => unblock(bert, anna));
    expect(last.map(({ to }) => to)).toEqual([bert.id, anna.id]);
    expect([await codeOf(anna, bert), await codeOf(bert, anna)]).toEqual([undefined, undefined]);
  });

  it('by somebody on a break is told to nobody else, as the block was not', async () => {
    const [anna, bert] = await two();
    await block(anna, bert);
    await anna.call('notificationsUpdate', { body: { paused: true } });
    const told = await toldDuring(server, () => unblock(anna, bert));
    expect(told.map(({ to }) => to)).toEqual([anna.id]);
  });

  it('can be followed by another block, which ends what was begun since', async () => {
    const [anna, bert] = await two();
    await write(bert, anna, 'The first conversation');
    await block(anna, bert);
    await unblock(anna, bert);
    await write(bert, anna, 'The second one');
    const told = await toldDuring(server, () => block(anna, bert));
    expect(told.filter(({ event }) => event.type === 'member_gone')).toHaveLength(2);
    expect(await codeOf(bert, anna)).toBe('blocked_by_member');
    const ended = await server.services.db
      .selectFrom('ended_conversations')
      .select('id')
      .where((row) => row.or([row('low_member', '=', anna.id), row('high_member', '=', anna.id)]))
      .execute();
    expect(ended).toHaveLength(2);
  });

  it('lets the same form block again: pressed anew on a page of before, it does what it says', async () => {
    const [anna, bert] = await two();
    const again = () => anna.call('block', { body: { member: bert.id }, key: `block-${bert.id}` });
    await again();
    await unblock(anna, bert);
    expect((await again()).body).toEqual({ ok: true });
    expect((await anna.call('blocks')).body.blocked).toMatchObject([{ id: bert.id }]);
    // Once more, while the block stands, it is the same one.
    const told = await toldDuring(server, again);
    expect(told).toEqual([]);
  });

  it('forgets the keys of that very block, and of nothing else', async () => {
    const [anna, bert, carl] = [await server.member(), await server.member(), await server.member()];
    const acts = [
      [anna, 'like', bert],
      [anna, 'block', carl],
      [carl, 'block', bert],
      [anna, 'block', bert],
    ] as const;
    const keyOf = (call: string, of: Person) => `${call}-${of.id}`;
    for (const [by, call, of] of acts) await by.call(call, { body: { member: of.id }, key: keyOf(call, of) });
    const known = () =>
      Promise.all(acts.map(([by, call, of]) => isKeyKnown(server.services.db, by.id, keyOf(call, of))));
    expect(await known()).toEqual([true, true, true, true]);
    await unblock(anna, bert);
    expect(await known()).toEqual([true, true, true, false]);
  });

  it('leaves what is kept for a report as it is, for its days', async () => {
    const [anna, bert] = await two();
    const { conversation } = (await write(bert, anna, 'What she reports')).body;
    await block(anna, bert);
    const kept = () =>
      server.services.db
        .selectFrom('evidence')
        .select(['id', 'taken_at', 'first_seq', 'last_seq'])
        .where('conversation_id', '=', conversation.id)
        .orderBy('id')
        .execute();
    const before = await kept();
    expect(before).toHaveLength(2);
    server.clock.advanceSeconds(24 * 3600);
    await unblock(anna, bert);
    expect(await kept()).toEqual(before);
    const { status } = await anna.call('report', {
      body: { conversation: conversation.id, messages: [], category: 'money', words: '' },
    });
    expect(status).toBe(200);
  });

  it('takes twelve statements, the session among them, and two where there is nothing to take back', async () => {
    const [anna, bert] = await two();
    await block(anna, bert);
    let asked: string[] = [];
    const listen = (text: unknown) => void asked.push(String(text));
    statements.subscribe(listen);
    await unblock(anna, bert);
    const texts = asked;
    asked = [];
    await unblock(anna, bert);
    statements.unsubscribe(listen);
    expect([texts.length, asked.length], texts.join('\n')).toEqual([12, 2]);
  });
});

describe('blocks, unblocks, likes and messages at once', () => {
  it('leave a state that the rules allow, and pages that know it', async () => {
    const people: Person[] = [];
    for (let count = 0; count < 6; count += 1) people.push(await server.member());
    for (const person of people) await server.pay(person, 500);
    let state = 20_261_126;
    const next = (most: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % most;
    };
    const acts = ['block', 'unblock', 'like', 'write'] as const;
    const wishes = Array.from({ length: 600 }, () => {
      const from = next(people.length);
      const to = (from + 1 + next(people.length - 1)) % people.length;
      return { from, to, act: acts[next(acts.length)] ?? 'block' };
    });
    const act = ({ from, to, act: wish }: (typeof wishes)[number]) => {
      const [by, of] = [people[from] as Person, people[to] as Person];
      if (wish === 'write') return write(by, of, `Good evening ${from} ${to}`);
      return by.call(wish, { body: { member: of.id } });
    };
    const told = await toldDuring(server, async () => {
      for (let start = 0; start < wishes.length; start += 40) {
        const answers = await Promise.all(wishes.slice(start, start + 40).map(act));
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      }
    });
    const { db } = server.services;
    const ids = people.map(({ id }) => id);
    const blocks = await db.selectFrom('blocks').selectAll().where('blocker', 'in', ids).execute();
    const likes = await db.selectFrom('likes').selectAll().where('from_member', 'in', ids).execute();
    const talks = await db.selectFrom('conversations').selectAll().where('low_member', 'in', ids).execute();
    const isApart = (a: string, b: string) =>
      blocks.some(({ blocker, blocked }) => [`${a} ${b}`, `${b} ${a}`].includes(`${blocker} ${blocked}`));
    expect(likes.filter(({ from_member: from, to_member: to }) => isApart(from, to))).toEqual([]);
    expect(talks.filter(({ low_member: low, high_member: high }) => isApart(low, high))).toEqual([]);
    // What each page was told last, by number, of each other member is how it stands.
    for (const one of ids) {
      const own = told.filter(({ to }) => to === one).sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
      const gone = new Set<string>();
      for (const { event } of own) {
        if (event.type === 'member_gone') gone.add(event.member);
        if (event.type === 'member_back' && !event.apart) gone.delete(event.member);
      }
      expect([...gone].sort()).toEqual(ids.filter((other) => isApart(one, other)).sort());
    }
  });
});
