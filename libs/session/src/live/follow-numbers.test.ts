import type { LiveFrame } from '@vesper/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../session.ts';
import { followNumbers } from './follow-numbers.ts';

const frame = (number: number): LiveFrame => ({ type: 'user_changed', number });

/** A page of one member after another. */
const openPage = (lastEvent: number | null) => {
  const here = { id: 'anna' };
  const session = { lastEvent, getSnapshot: () => ({ user: here }) } as unknown as Session;
  const asked: number[] = [];
  const applied: (number | undefined)[] = [];
  const page = followNumbers(session, {
    apply: (event: LiveFrame) => applied.push(event.number),
    ask: (after) => asked.push(after),
  });
  return { here, page, asked, applied };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('waits a quarter of a second for what is overtaken, and asks once for all that is missing then', () => {
  const { page, asked, applied } = openPage(4);
  page.takeFrame(frame(6));
  vi.advanceTimersByTime(249);
  page.takeFrame(frame(5));
  vi.advanceTimersByTime(10_000);
  expect([asked, applied]).toEqual([[], [5, 6]]);
  for (const number of [8, 10, 12]) page.takeFrame(frame(number));
  page.hearNumber(12);
  vi.advanceTimersByTime(250);
  expect(asked).toEqual([6]);
});

it('counts anew when somebody else is here, and on from there', () => {
  const { here, page, asked } = openPage(4);
  page.hearNumber(9);
  expect(page.lastEvent()).toBe(4);
  here.id = 'bert';
  expect(page.lastEvent()).toBe(null);
  page.takeFrame({ type: 'ready', number: 2 });
  expect(page.lastEvent()).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual([]);
});
