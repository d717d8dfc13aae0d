import type { LiveFrame } from '@vesper/contract';
import { expect, it } from 'vitest';
import { EventNumbers } from './event-numbers.ts';

const frame = (number: number, again?: true): LiveFrame => ({
  type: 'user_changed',
  number,
  ...(again ? { again } : {}),
});
const ready = (number?: number): LiveFrame => ({
  type: 'ready',
  resumed: true,
  ...(number === undefined ? {} : { number }),
});
const numbersOf = (frames: readonly LiveFrame[]) => frames.map(({ number }) => number);

it('passes each number on once and in order, whatever way they come', () => {
  const numbers = new EventNumbers(4);
  expect(numbersOf(numbers.take(frame(5)))).toEqual([5]);
  expect(numbers.take(frame(7))).toEqual([]);
  expect(numbers.take(frame(8))).toEqual([]);
  expect(numbers.isMissing()).toBe(true);
  expect(numbers.take(frame(5))).toEqual([]);
  expect(numbersOf(numbers.take(frame(6)))).toEqual([6, 7, 8]);
  expect(numbers.isMissing()).toBe(false);
  expect(numbers.last).toBe(8);
});

it('takes what is told again with its gaps, and what waited behind it', () => {
  const numbers = new EventNumbers(4);
  numbers.take(frame(10));
  expect(numbersOf(numbers.take(frame(6, true)))).toEqual([6]);
  expect(numbersOf(numbers.take(frame(8, true)))).toEqual([8]);
  // Nine is not to be told any more: the end of the telling says that nothing is missing.
  expect(numbersOf(numbers.take(ready(9)))).toEqual([9, 10]);
  expect(numbers.isMissing()).toBe(false);
  expect(numbers.last).toBe(10);
});

it('drops what waited and has been told again', () => {
  const numbers = new EventNumbers(1);
  numbers.take(frame(3));
  expect(numbersOf(numbers.take(ready(3)))).toEqual([3]);
  expect(numbers.isMissing()).toBe(false);
  expect(numbers.take(frame(3))).toEqual([]);
});

it('takes what is told again only behind what it follows: lost on the way is not gone', () => {
  const numbers = new EventNumbers(4);
  const again = (number: number, follows: number): LiveFrame => ({ ...frame(number, true), follows });
  // Five is lost, six and seven are not to be told any more.
  expect(numbers.take(again(8, 5))).toEqual([]);
  expect(numbers.take({ type: 'ready', number: 9, resumed: true, follows: 8 })).toHaveLength(1);
  expect([numbers.last, numbers.isMissing()]).toEqual([4, true]);
  expect(numbersOf(numbers.take(again(5, 4)))).toEqual([5, 8]);
  expect([numbers.last, numbers.isMissing()]).toEqual([8, true]);
  numbers.take({ type: 'ready', number: 9, resumed: true, follows: 8 });
  expect([numbers.last, numbers.isMissing()]).toEqual([9, false]);
  // One of before, which comes late, leads nowhere back.
  numbers.take({ type: 'ready', number: 6, resumed: true, follows: 4 });
  expect(numbers.last).toBe(9);
});

it('is told the last number by the answer to a ping, and shows that answer to nobody', () => {
  const numbers = new EventNumbers(4);
  expect(numbers.take({ type: 'pong', number: 5 })).toEqual([]);
  expect(numbers.isMissing()).toBe(true);
  expect(numbers.take({ type: 'pong', number: 4 })).toEqual([]);
  expect(numbers.isMissing()).toBe(true);
  numbers.take(frame(103));
  // Another database: its numbers count from now on.
  numbers.take({ type: 'ready', number: 3 });
  expect([numbers.last, numbers.isMissing()]).toEqual([3, false]);
});

it('knows of an event that only an answer has spoken of', () => {
  const numbers = new EventNumbers(1);
  numbers.hear(1);
  expect(numbers.isMissing()).toBe(false);
  numbers.hear(2);
  expect(numbers.isMissing()).toBe(true);
  numbers.take(frame(2));
  expect(numbers.isMissing()).toBe(false);
});

it('misses nothing where the server counts nothing, and begins anew with somebody else', () => {
  const numbers = new EventNumbers(null);
  expect(numbers.take({ type: 'ready' })).toHaveLength(1);
  numbers.hear(7);
  expect(numbers.isMissing()).toBe(false);
  expect(numbersOf(numbers.take(frame(9)))).toEqual([9]);
  numbers.forget();
  expect(numbers.last).toBe(null);
  expect(numbersOf(numbers.take(frame(2)))).toEqual([2]);
});

it('keeps nothing of somebody else: neither what has waited nor what was spoken of', () => {
  for (const before of [frame(7), { type: 'pong', number: 9 } as const]) {
    const numbers = new EventNumbers(4);
    numbers.take(before);
    numbers.forget();
    expect(numbersOf(numbers.take(frame(2)))).toEqual([2]);
    expect([numbers.last, numbers.isMissing()]).toEqual([2, false]);
  }
});

it('knows no number after a server that could not read them', () => {
  const numbers = new EventNumbers(4);
  numbers.hear(6);
  expect(numbers.take({ type: 'ready' })).toHaveLength(1);
  expect([numbers.last, numbers.isMissing()]).toEqual([null, false]);
  expect(numbersOf(numbers.take(frame(7)))).toEqual([7]);
  expect(numbers.isMissing()).toBe(false);
});
