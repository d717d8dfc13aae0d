import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const goOnBreak = (who: Person) => who.call('notificationsUpdate', { body: { paused: true } });
const write = (from: Person, to: Person) =>
  from.call('chatSend', { body: { member: to.id, kind: 'text', text: 'Good morning' } });

/** How many likes are new, by the number that is told and by the list. */
const newOf = async (who: Person) => {
  const { total_new: told, liked_by: likes } = (await who.call('likes')).body;
  return { told, listed: likes.filter(({ like_new: isNew }: { like_new: boolean }) => isNew).length };
};

/** Two of whom one likes the other: as that one goes on a break, the other writes to them for the first time. */
const meetAtABreak = async (head: number): Promise<[me: Person, ...unknown[]]> => {
  const [me, other] = [await server.member(), await server.member()];
  await other.call('like', { body: { member: me.id } });
  // Another answer is waited for first, so that each of the two is ahead now and then.
  const soon = async (calls: number, act: () => Promise<unknown>) => {
    for (let count = 0; count < calls; count += 1) await me.call('interests');
    return act();
  };
  const ahead = head % 4;
  await Promise.all([soon(ahead, () => write(me, other)), soon(3 - ahead, () => goOnBreak(other))]);
  return [me];
};

describe.skipIf(!process.env.TEST_DATABASE_URL)('a like of who goes on a break', () => {
  it('is counted where it is listed, also as the two meet at that moment', async () => {
    const pairs = await Promise.all(Array.from({ length: 40 }, (_, index) => meetAtABreak(index)));
    for (const [me] of pairs) {
      const { told, listed } = await newOf(me);
      expect(told).toBe(listed);
    }
  });

  it('two who write to each other first in one moment are both answered', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 20 }, async () => [await server.member(), await server.member()] as const),
    );
    const answers = await Promise.all(
      pairs.flatMap(([one, other]) => [write(one, other), write(other, one)]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});
