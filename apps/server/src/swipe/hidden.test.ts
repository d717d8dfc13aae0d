import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const of = ({ id }: Person) => ({ body: { member: id } });
const goOnBreak = (who: Person) => who.call('notificationsUpdate', { body: { paused: true } });

it.each([
  ['on a break', goOnBreak],
  ['gone', (who: Person) => who.call('accountDelete', { body: { password: 'a long walk by the sea' } })],
] as const)('a like of the game that is sent again says nothing of who is %s by now', async (_how, hide) => {
  const again = async (isLiked: boolean) => {
    const [anna, bert] = [await server.member(), await server.member()];
    const decide = () =>
      anna.call('swipeDecide', { body: { member: bert.id, decision: 'like' }, key: 'a-key-that-is-kept' });
    expect((await decide()).body.match).toBe(false);
    if (isLiked) await bert.call('like', of(anna));
    await hide(bert);
    const { status, body } = await decide();
    return { status, code: body.error?.code };
  };
  expect([await again(true), await again(false)]).toEqual([
    { status: 404, code: 'member_not_found' },
    { status: 404, code: 'member_not_found' },
  ]);
});

it('the decision that may be taken back names nobody on a break: not as long as they have blocked nobody, either', async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  const undo = async () => (await anna.call('swipe')).body.undo;
  await anna.call('swipeDecide', { body: { member: bert.id, decision: 'pass' } });
  expect(await undo()).toBe(bert.id);
  await goOnBreak(bert);
  expect(await undo()).toBeNull();
  await bert.call('notificationsUpdate', { body: { paused: false } });
  expect(await undo()).toBe(bert.id);
  await goOnBreak(bert);
  await bert.call('block', of(anna));
  expect(await undo()).toBeNull();
});

it('it names who is on a break to whom they have met', async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  await bert.call('chatSend', { body: { member: anna.id, kind: 'text', text: 'Good morning' } });
  await anna.call('swipeDecide', { body: { member: bert.id, decision: 'pass' } });
  await goOnBreak(bert);
  expect((await anna.call('swipe')).body.undo).toBe(bert.id);
});
