import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toldDuring } from '../testing/talk/told-during.ts';
import { type Person, startTestServer, type TestAnswer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

describe('a block', () => {
  it('is told to every open page of both, under a number, each with who is gone', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const told = await toldDuring(server, () => anna.call('block', { body: { member: bert.id } }));
    expect(told.map(({ to, event }) => [to, event])).toEqual([
      [anna.id, { type: 'member_gone', member: bert.id, own: true }],
      [bert.id, { type: 'member_gone', member: anna.id, own: false }],
    ]);
    expect(told.every(({ number }) => number !== undefined && number > 0)).toBe(true);
    const kept = await server.services.db
      .selectFrom('member_events')
      .select(['member_id', 'event'])
      .where('member_id', 'in', [anna.id, bert.id])
      .execute();
    expect(kept).toHaveLength(2);
  });

  it('is told once, however often it is said', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const told = await toldDuring(server, async () => {
      for (let count = 0; count < 3; count += 1) await anna.call('block', { body: { member: bert.id } });
    });
    expect(told.filter(({ event }) => event.type === 'member_gone')).toHaveLength(2);
  });

  it('by somebody on a break is told to nobody else, who may not know that they are there', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    await anna.call('notificationsUpdate', { body: { paused: true } });
    const told = await toldDuring(server, () => anna.call('block', { body: { member: bert.id } }));
    expect(told.map(({ to }) => to)).toEqual([anna.id]);
  });

  it('counts once for each of the two when it begins and when it ends, and for nobody else', async () => {
    const [anna, bert, carl] = [await server.member(), await server.member(), await server.member()];
    const versions = async () => {
      const rows = await server.services.db
        .selectFrom('members')
        .select('blocks_version')
        .where('id', 'in', [anna.id, bert.id, carl.id])
        .orderBy('id')
        .execute();
      return rows.map(({ blocks_version: version }) => version);
    };
    // Their ids are in the order in which they were made.
    expect(await versions()).toEqual([0, 0, 0]);
    for (let count = 0; count < 2; count += 1) await anna.call('block', { body: { member: bert.id } });
    expect(await versions()).toEqual([1, 1, 0]);
    await bert.call('block', { body: { member: anna.id } });
    expect(await versions()).toEqual([2, 2, 0]);
    for (let count = 0; count < 2; count += 1) await anna.call('unblock', { body: { member: bert.id } });
    await bert.call('unblock', { body: { member: carl.id } });
    expect(await versions()).toEqual([3, 3, 0]);
  });

  it('of oneself there is none, however the number is written', async () => {
    const anna = await server.member();
    for (const member of [anna.id, anna.id.toUpperCase()])
      expect((await anna.call('block', { body: { member } })).body.error?.code).toBe('own_profile');
    expect((await anna.call('profile', { query: { id: anna.id } })).status).toBe(200);
  });

  it('of an account that is not in use is for those who have met, and for nobody else', async () => {
    const [anna, bert, carl] = [await server.member(), await server.member(), await server.member()];
    const sent = await bert.call('chatSend', {
      body: { member: anna.id, kind: 'text', text: 'Good evening' },
    });
    expect(sent.status).toBe(200);
    await server.services.db
      .updateTable('members')
      .set({ status: 'disabled' })
      .where('id', '=', bert.id)
      .execute();
    const blockedBy = async (person: Person) => {
      const answer = await person.call('block', { body: { member: bert.id } });
      const list = await person.call('blocks');
      return [answer.body.error?.code, JSON.stringify(list.body).includes(bert.id)];
    };
    expect(await blockedBy(carl)).toEqual(['member_not_found', false]);
    expect(await blockedBy(anna)).toEqual([undefined, true]);
  });

  it('leaves neither a page of the other', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    await anna.call('block', { body: { member: bert.id } });
    const codeOf = async (person: Person, other: Person) =>
      (await person.call('profile', { query: { id: other.id } })).body.error?.code;
    expect([await codeOf(anna, bert), await codeOf(bert, anna)]).toEqual([
      'blocked_by_you',
      'blocked_by_member',
    ]);
    await bert.call('block', { body: { member: anna.id } });
    expect(await codeOf(anna, bert)).toBe('blocked_by_member');
  });

  it('ends what two members had, from all sides at once', async () => {
    const rules = ['like', 'unlike', 'block'] as const;
    const people: Person[] = [];
    for (let count = 0; count < 8; count += 1) people.push(await server.member());
    let state = 20_261_125;
    const next = (most: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % most;
    };
    // Blocks are rare, so that most likes meet none.
    const acts = Array.from({ length: 1000 }, () => {
      const from = next(people.length);
      const to = (from + 1 + next(people.length - 1)) % people.length;
      const draw = next(100);
      return { from, to, act: rules[draw < 2 ? 2 : draw < 60 ? 0 : 1] ?? 'like' };
    });
    // Each does theirs from several windows, and never has more under way than one may have waiting: all of it is really done.
    const answersOf = async (from: number): Promise<TestAnswer[]> => {
      const answers: TestAnswer[] = [];
      const theirs = acts.filter((one) => one.from === from).values();
      const window = async (person: Person) => {
        for (const { act, to } of theirs)
          answers.push(await person.call(act, { body: { member: people[to]?.id ?? '' } }));
      };
      await Promise.all(people.map(() => window(people[from] as Person)));
      return answers;
    };
    const answers = (await Promise.all(people.map((_, from) => answersOf(from)))).flat();
    expect(answers).toHaveLength(acts.length);
    const refusals = answers.flatMap(({ status, body }) =>
      status === 200 ? [] : [`${status} ${body.error?.code}`],
    );
    // Who is blocked, or has blocked, is refused; nobody was met by a failure of ours.
    expect(new Set(refusals)).toEqual(new Set(['403 blocked_by_member', '403 blocked_by_you']));
    expect(answers.length - refusals.length).toBeGreaterThan(acts.length / 2);
    const { db } = server.services;
    const ids = people.map(({ id }) => id);
    const blocks = await db.selectFrom('blocks').selectAll().where('blocker', 'in', ids).execute();
    const likes = await db.selectFrom('likes').selectAll().where('from_member', 'in', ids).execute();
    expect(blocks.length).toBeGreaterThan(3);
    expect(likes.length).toBeGreaterThan(3);
    const isBlocked = (a: string, b: string) =>
      blocks.some(
        ({ blocker, blocked }) => (blocker === a && blocked === b) || (blocker === b && blocked === a),
      );
    expect(likes.filter(({ from_member: from, to_member: to }) => isBlocked(from, to))).toEqual([]);
    // What each is told of new likes is what there is.
    for (const person of people) {
      const { body } = await person.call('likes');
      const received = likes.filter(({ to_member: to }) => to === person.id);
      const unseen = received.filter(({ seen_at: seen }) => seen === null);
      expect([body.liked_by.length, body.total_new]).toEqual([received.length, unseen.length]);
    }
  });
});
