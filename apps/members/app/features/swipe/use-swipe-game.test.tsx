import type { Api } from '@vesper/api-client';
import type { CallAnswer } from '@vesper/contract';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/page-around.tsx';
import { aCard, aFound } from '../../testing/people.ts';
import { useSwipeGame } from './use-swipe-game.ts';

type Pile = CallAnswer<'swipe'>;

const day = { likes_left: 4, likes_per_day: 4, ends: '2026-05-02T00:00:00Z', time_zone: 'UTC' };
const pileOf = (...names: string[]): Pile => ({
  members: names.map((name) => aFound(aCard(name))),
  day,
  undo: null,
});
const refusal = (code: string) =>
  Object.assign(new Error(code), { name: 'CallError', code, params: { name: 'Ada' }, fields: {} });

/** A game that begins with a pile, and whose calls are answered so. */
const play = (
  first: Pile,
  answers: { swipe?: () => Pile; swipeDecide?: () => object },
  { realOnly = false } = {},
) => {
  const calls: unknown[][] = [];
  const call = async (name: 'swipe' | 'swipeDecide', { query, body }: { query?: object; body?: object }) => {
    calls.push([name, query ?? body]);
    return answers[name]?.() ?? { day, match: false };
  };
  fakeServer.load = async () => ({ call }) as unknown as Api;
  let game: ReturnType<typeof useSwipeGame>;
  const Game = () => {
    game = useSwipeGame(first, realOnly);
    return null;
  };
  renderPage(<Game />);
  const decide = (decision: 'like' | 'pass') => act(async () => game.top && game.decide(game.top, decision));
  return {
    decide,
    calls,
    lying: () => [game.top?.name, game.next?.name],
    last: () => game.last?.id,
    left: () => game.day.likes_left,
  };
};

it.each([
  ['too_many_requests', 'Ada'],
  ['member_not_found', 'Grace'],
  ['member_not_available', 'Grace'],
  ['blocked_by_member', 'Grace'],
  ['blocked_by_you', 'Grace'],
])('a card whose decision is refused comes back, unless its member is gone: %s', async (code, top) => {
  const { decide, lying, last } = play(pileOf('Ada', 'Grace', 'Mary', 'Joan', 'Edith', 'Jean'), {
    swipeDecide: () => {
      throw refusal(code);
    },
  });
  await decide('like');
  expect([lying()[0], last()]).toEqual([top, undefined]);
});

it('who has no likes left by now, given on another page, has the card back and is shown so', async () => {
  const none = { ...pileOf('Ada'), day: { ...day, likes_left: 0 } };
  const { decide, lying, left } = play(pileOf('Ada', 'Grace', 'Mary', 'Joan', 'Edith', 'Jean'), {
    swipe: () => none,
    swipeDecide: () => {
      throw refusal('swipe_likes_used');
    },
  });
  await decide('like');
  expect([lying()[0], left()]).toEqual(['Ada', 0]);
});

it('more cards are fetched before they are through, and nobody who lay there already comes twice', async () => {
  const { decide, lying } = play(pileOf('Ada', 'Grace', 'Mary'), {
    swipe: () => pileOf('Grace', 'Mary', 'Joan', 'Ada'),
  });
  await decide('pass');
  await decide('pass');
  expect(lying()).toEqual(['Mary', 'Joan']);
  await decide('pass');
  expect(lying()).toEqual(['Joan', undefined]);
});

it('who plays with real members only is given no others by and by, and each decision says by whose midnight the day ends', async () => {
  const { decide, calls } = play(pileOf('Ada', 'Grace'), { swipe: () => pileOf() }, { realOnly: true });
  await decide('like');
  const { timeZone: time_zone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(calls).toEqual([
    ['swipeDecide', { member: 'Ada', decision: 'like', time_zone }],
    ['swipe', { real_only: '1' }],
  ]);
});

it('who comes back to the page is told what another one has left of the day', async () => {
  const fewer = { ...pileOf('Ada'), day: { ...day, likes_left: 1 } };
  const { left } = play(pileOf('Ada', 'Grace'), { swipe: () => fewer });
  expect(left()).toBe(4);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(left()).toBe(1);
});

it('who puts the page away asks for nothing', async () => {
  const { calls } = play(pileOf('Ada', 'Grace'), { swipe: () => pileOf('Ada') });
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  state.mockRestore();
  expect(calls).toEqual([]);
});

it.each([
  ['an hour', 3_600_000, 1],
  ['longer than a timer goes', 2 ** 31 + 60_000, 2],
])('is told when the next likes come, also who only waits: %s', async (_what, waitMs, asks) => {
  vi.useFakeTimers();
  try {
    const endsIn = (ms: number) => ({ ...day, likes_left: 0, ends: new Date(Date.now() + ms).toISOString() });
    const used = endsIn(waitMs);
    const end = Date.parse(used.ends);
    const { left, calls } = play(
      { ...pileOf('Ada', 'Grace'), day: used },
      {
        swipe: () => ({
          ...pileOf(),
          day: Date.now() < end ? { ...used } : { ...endsIn(86_400_000), likes_left: 4 },
        }),
      },
    );
    await act(() => vi.advanceTimersByTimeAsync(waitMs - 1));
    expect(left()).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect([left(), calls.length]).toEqual([4, asks]);
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    expect(calls).toHaveLength(asks);
  } finally {
    vi.useRealTimers();
  }
});
