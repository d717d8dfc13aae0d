// @vitest-environment node
import type { Api } from '@vesper/api-client';
import { expect, it } from 'vitest';
import { actOnSwipe } from './swipe-act.ts';

const page = { locale: 'nl', path: '/swipe-game' } as const;

/** What a form of the game calls, and what comes of it. */
const play = async (fields: Record<string, string>, answer: () => object = () => ({ match: false })) => {
  const calls: unknown[][] = [];
  const call = async (...args: unknown[]) => {
    calls.push(args);
    return answer();
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { result: await actOnSwipe({ call } as unknown as Api, form, page), calls };
};
const refusing = (code: string) => () => {
  throw Object.assign(new Error(code), { name: 'CallError', code, params: {}, fields: {} });
};
const done = { match: false, refused: null, top: null };

it.each(['like', 'pass'])(
  'decides %s under the key of the page, and goes on with the pile',
  async (decision) => {
    expect(await play({ decision, member: 'm1', key: 'k' })).toEqual({
      result: done,
      calls: [['swipeDecide', { body: { member: 'm1', decision }, key: 'k' }]],
    });
  },
);

it('takes a decision back, and lays whom it was on on top', async () => {
  expect(await play({ decision: 'undo', member: 'm1', key: 'k' })).toEqual({
    result: { ...done, top: 'm1' },
    calls: [['swipeUndo', { body: { member: 'm1' } }]],
  });
});

it('tells of a match, and of why it was refused', async () => {
  const like = { decision: 'like', member: 'm1', key: 'k' };
  expect((await play(like, () => ({ match: true }))).result).toEqual({ ...done, match: true });
  expect((await play(like, refusing('blocked_by_member'))).result).toEqual({
    ...done,
    refused: { code: 'blocked_by_member', params: {} },
  });
  // Nothing was taken back: the one that was meant lies nowhere.
  const undo = { decision: 'undo', member: 'm1' };
  expect((await play(undo, refusing('member_not_found'))).result).toMatchObject({ top: null });
});

it.each(['swipe_likes_used', 'swipe_not_newest', 'idempotency_key_reused'])(
  'leaves it to the pile that follows to show %s',
  async (code) => {
    const { result } = await play({ decision: 'like', member: 'm1', key: 'k' }, refusing(code));
    expect(result).toEqual(done);
  },
);

it('knows no other decision', async () => {
  expect(await play({ decision: 'superlike', member: 'm1', key: 'k' })).toEqual({ result: null, calls: [] });
});
