// @vitest-environment node
import type { Api } from '@vesper/api-client';
import { expect, it } from 'vitest';
import { actOnSwipe } from './swipe-act.ts';

const page = { locale: 'nl', path: '/swipe-game' } as const;

/** What a form of the game calls, and who lies on top after it. */
const play = async (fields: Record<string, string>) => {
  const calls: unknown[][] = [];
  const api = { call: async (...args: unknown[]) => void calls.push(args) } as unknown as Api;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { top: await actOnSwipe(api, form, page), calls };
};

it.each(['like', 'pass'])(
  'decides %s under the key of the page, and goes on with the pile',
  async (decision) => {
    expect(await play({ decision, member: 'm1', key: 'k' })).toEqual({
      top: null,
      calls: [['swipeDecide', { body: { member: 'm1', decision }, key: 'k' }]],
    });
  },
);

it('takes a decision back, and lays whom it was on on top', async () => {
  expect(await play({ decision: 'undo', member: 'm1', key: 'k' })).toEqual({
    top: 'm1',
    calls: [['swipeUndo', { body: { member: 'm1' } }]],
  });
});

it('does nothing for a decision that it does not know', async () => {
  expect(await play({ decision: 'superlike', member: 'm1', key: 'k' })).toEqual({ top: null, calls: [] });
});
