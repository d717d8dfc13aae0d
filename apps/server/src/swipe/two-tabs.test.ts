import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

it('a pass of a tab that knows of no like leaves the like the newest decision, which undo takes back', async () => {
  const [seeker, other] = [await server.member(), await server.member()];
  const decide = (decision: 'like' | 'pass') =>
    seeker.call('swipeDecide', { body: { member: other.id, decision } });
  const liked = async () => (await seeker.call('profile', { query: { id: other.id } })).body.profile.liked;
  expect((await decide('like')).status).toBe(200);
  expect((await decide('pass')).status).toBe(200);
  expect([await liked(), (await seeker.call('swipe')).body.undo]).toEqual([true, other.id]);
  await seeker.call('swipeUndo', { body: { member: other.id } });
  expect(await liked()).toBe(false);
});
