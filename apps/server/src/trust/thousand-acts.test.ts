import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

const acts = ['like', 'like', 'unlike', 'block', 'unblock'] as const;
type Act = (typeof acts)[number];
const most = 1000;

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

/** The same numbers each time. */
const numbers = () => {
  let state = 20_261_129;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

/** All acts on one of so few people that they meet, each of a member who is not it. */
const actsAmong = (people: readonly Person[]): { by: Person; of: Person; act: Act }[] => {
  const next = numbers();
  return Array.from({ length: most }, () => {
    const from = next(people.length);
    const of = people[(from + 1 + next(people.length - 1)) % people.length];
    const [by, act] = [people[from], acts[next(acts.length)]];
    if (!by || !of || !act) throw new Error('nobody there');
    return { by, of, act };
  });
};

it('a thousand likes, unlikes, blocks and their ends in one moment leave a state that the rules allow', async () => {
  // Twelve of each other's: 132 pairs in either direction, each met seven or eight times.
  const people: Person[] = [];
  for (let count = 0; count < 12; count += 1) people.push(await server.member());
  const answers = await Promise.all(
    actsAmong(people).map(({ by, of, act }) => by.call(act, { body: { member: of.id } })),
  );
  // What is too much at once may be turned away, and then is not done; nothing is answered with a fault.
  expect(answers.map(({ status }) => status).filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(most / 2);

  const { db } = server.services;
  const ids = people.map(({ id }) => id);
  const blocks = await db.selectFrom('blocks').selectAll().where('blocker', 'in', ids).execute();
  const likes = await db.selectFrom('likes').selectAll().where('from_member', 'in', ids).execute();
  const lists = await db
    .selectFrom('barred_lists')
    .select('member_id')
    .where('member_id', 'in', ids)
    .execute();
  const isApart = (a: string, b: string) =>
    blocks.some(({ blocker, blocked }) => [blocker, blocked].includes(a) && [blocker, blocked].includes(b));
  expect([blocks.length > 0, likes.length > 0]).toEqual([true, true]);
  expect(likes.filter(({ from_member: from, to_member: to }) => isApart(from, to))).toEqual([]);
  expect(new Set(lists.map(({ member_id: id }) => id))).toEqual(
    new Set(ids.filter((id) => ids.some((other) => isApart(id, other)))),
  );

  const idsOf = (entries: readonly { profile: { id: string } }[]) =>
    entries.map(({ profile }) => profile.id).sort();
  for (const { id, call } of people) {
    const received = likes.filter(({ to_member: to }) => to === id).map(({ from_member: from }) => from);
    const sent = likes.filter(({ from_member: from }) => from === id).map(({ to_member: to }) => to);
    const { body } = await call('likes');
    expect(idsOf(body.liked_by)).toEqual(received.sort());
    expect(idsOf(body.profiles)).toEqual(sent.sort());
    expect(idsOf(body.matches)).toEqual(sent.filter((other) => received.includes(other)));
    const unseen = likes.filter(({ to_member: to, seen_at: seen }) => to === id && seen === null);
    expect((await call('user')).body.totals.new_likes).toBe(unseen.length);
    expect(body.liked_by.filter(({ like_new: isNew }: { like_new: boolean }) => isNew)).toHaveLength(
      unseen.length,
    );
  }
});
