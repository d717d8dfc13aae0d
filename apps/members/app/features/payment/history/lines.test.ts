import { expect, it } from 'vitest';
import { aCard } from '../../../testing/people.ts';
import { aTransaction } from '../../../testing/transactions.ts';
import { toLines } from './lines.ts';

const [anna, bert] = [aCard('anna'), aCard('bert')];
const morning = '2026-11-20T08:00:00.000Z';
const dayBefore = '2026-11-19T22:00:00.000Z';
const shortly = (lines: ReturnType<typeof toLines>) =>
  lines.map(({ newest, messages, credits }) => [newest.id, messages, credits]);

it('puts messages to one person on one day on one line, with the balance after the newest', () => {
  const lines = toLines(
    [
      aTransaction('5', { profile: anna }),
      aTransaction('4', { profile: anna, created: morning, credits: -2 }),
      aTransaction('3', { profile: anna, created: dayBefore }),
      aTransaction('2', { profile: bert, created: dayBefore }),
      aTransaction('1', { profile: anna, created: dayBefore }),
    ],
    'UTC',
  );
  expect(shortly(lines)).toEqual([
    ['5', 2, -3],
    ['3', 1, -1],
    ['2', 1, -1],
    ['1', 1, -1],
  ]);
});

it('begins a day at the reader’s midnight', () => {
  const late = '2026-11-19T22:00:00.000Z';
  const later = '2026-11-19T23:30:00.000Z';
  const talk = [
    aTransaction('2', { profile: anna, created: later }),
    aTransaction('1', { profile: anna, created: late }),
  ];
  expect(shortly(toLines(talk, 'UTC'))).toEqual([['2', 2, -2]]);
  expect(shortly(toLines(talk, 'Europe/Berlin'))).toEqual([
    ['2', 1, -1],
    ['1', 1, -1],
  ]);
});

it('keeps what costs differently apart: a gift is no message', () => {
  const lines = toLines(
    [
      aTransaction('3', { profile: anna }),
      aTransaction('2', { profile: anna, message_kind: 'gift', credits: -5 }),
      aTransaction('1', { profile: anna }),
    ],
    'UTC',
  );
  expect(shortly(lines)).toEqual([
    ['3', 1, -1],
    ['2', 1, -5],
    ['1', 1, -1],
  ]);
});

it('leaves everything else a line of its own', () => {
  const lines = toLines(
    [
      aTransaction('4', { kind: 'returned', credits: -5 }),
      aTransaction('3', { kind: 'bought', credits: 25 }),
      aTransaction('2', { kind: 'bought', credits: 25 }),
      aTransaction('1', { kind: 'given', credits: 3 }),
    ],
    'UTC',
  );
  expect(lines).toHaveLength(4);
});
