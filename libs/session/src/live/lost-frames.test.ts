import type { LiveFrame } from '@vesper/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../session.ts';
import { followNumbers } from './follow-numbers.ts';

const evenings = 400;
const events = 40;

/** Numbers in [0, 1) that follow from a seed alone, so that a bad evening comes again as it was. */
const diceOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** Three in ten are lost, others come twice or late. */
const badNetwork = (roll: () => number) => (deliver: () => void) => {
  const chance = roll();
  if (chance < 0.3) return;
  const lateMs = roll() < 0.3 ? roll() * 800 : 0;
  setTimeout(deliver, lateMs);
  if (chance > 0.85) setTimeout(deliver, lateMs + roll() * 400);
};

/** An evening of events over a bad network; some of them are taken away again before they can be told twice. */
const liveThrough = (seed: number) => {
  const roll = diceOf(seed);
  const pass = badNetwork(roll);
  const applied: number[] = [];
  const gone = new Set<number>();
  let last = 0;
  const session = { lastEvent: 0, getSnapshot: () => ({ user: { id: 'me' } }) } as unknown as Session;
  const tell = (frame: LiveFrame): void => pass(() => page.takeFrame(frame));
  const answer = (after: number): void => {
    let follows = after;
    for (let number = after + 1; number <= last; number += 1) {
      if (gone.has(number)) continue;
      tell({ type: 'user_changed', number, again: true, follows });
      follows = number;
    }
    tell({ type: 'ready', number: last, resumed: true, follows });
  };
  const page = followNumbers(session, {
    apply: (event: LiveFrame) => {
      if (event.type !== 'ready') applied.push(Number(event.number));
    },
    ask: (after) => pass(() => answer(after)),
  });
  const act = (): void => {
    last += 1;
    tell({ type: 'user_changed', number: last });
    if (roll() < 0.2) gone.add(Math.ceil(roll() * last));
    if (last < events) setTimeout(act, roll() * 3000);
  };
  act();
  const asking = setInterval(() => pass(() => tell({ type: 'pong', number: last })), 5000);
  vi.advanceTimersByTime(events * 3000 + 120_000);
  clearInterval(asking);
  return { applied, gone, last: page.lastEvent() };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('applies each event once and in order, and none is lost but what is not to be told any more', () => {
  for (let seed = 1; seed <= evenings; seed += 1) {
    const { applied, gone, last } = liveThrough(seed);
    const kept = Array.from({ length: events }, (_, index) => index + 1).filter(
      (number) => !gone.has(number),
    );
    expect(
      [...new Set(applied)].sort((one, two) => one - two),
      `seed ${seed}`,
    ).toEqual(applied);
    expect(
      kept.filter((number) => !applied.includes(number)),
      `seed ${seed}`,
    ).toEqual([]);
    expect(last, `seed ${seed}`).toBe(events);
  }
});

it('asks again for what was asked for and has not come, until it comes', () => {
  const session = { lastEvent: 4, getSnapshot: () => ({ user: { id: 'me' } }) } as unknown as Session;
  const ask = vi.fn();
  const page = followNumbers(session, { apply: () => {}, ask });
  page.hearNumber(5);
  vi.advanceTimersByTime(250);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(12_000);
  expect(ask).toHaveBeenCalledTimes(3);
  page.takeFrame({ type: 'user_changed', number: 5 });
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
