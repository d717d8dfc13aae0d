// @vitest-environment node
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { outcomeOf, routeArguments } from '../testing/route-arguments.ts';
import { action } from './swipe-game.tsx';

const post = (decision: string, answers: Parameters<typeof fakeApi>[0]) =>
  outcomeOf(() =>
    action(
      routeArguments('/nl/swipe-game', {
        api: fakeApi(answers).api,
        form: { decision, member: 'm1', key: 'k' },
      }),
    ),
  );

it('leads without script to the matches by a match, and else on to the pile, where who was taken back lies on top', async () => {
  const decided = (match: boolean) => ({ swipeDecide: () => ({ match }) });
  expect(await post('like', decided(true))).toBe('/nl/likes/matches');
  expect(await post('like', decided(false))).toBe('/nl/swipe-game');
  expect(await post('undo', { swipeUndo: () => ({}) })).toBe('/nl/swipe-game?top=m1');
});

it('has without script the status of a refusal, and of a form that is none', async () => {
  expect(await post('pass', { swipeDecide: () => refuse('member_not_found') })).toBe(404);
  expect(await post('nonsense', {})).toBe(400);
});
