import { expect, it } from 'vitest';
import { type BenchRow, tableOf, verdictOf } from './rows.ts';

const row = (rest: Partial<BenchRow>): BenchRow => ({ what: 'a call', measured: 1, ...rest });

it('says whether a budget is kept, with a tenth to spare unless the ratio is near 1', () => {
  expect(
    [
      { measured: 1.7, most: 2 },
      { measured: 1.95, most: 2 },
      { measured: 2.01, most: 2 },
      { measured: 1.1, most: 1.1 },
      { measured: 0.3, least: 0.25 },
      { measured: 0.26, least: 0.25 },
      { measured: 0.2, least: 0.25 },
      { measured: 0, most: 0 },
      { measured: 1, most: 0 },
      { measured: Number.NaN, most: 5 },
      { measured: 5 },
    ].map((rest) => verdictOf(row(rest))),
  ).toEqual([
    'met',
    'just met',
    'not met',
    'met',
    'met',
    'just met',
    'not met',
    'met',
    'not met',
    'not met',
    '–',
  ]);
});

it('writes one table of all rows', () => {
  const table = tableOf([
    { ...row({ measured: 3.218, most: 2, yardstick: 'a point read = 1' }), command: 'bench:calls' },
    { ...row({ what: 'a send', measured: 12_345, least: 10_000, unit: 'ms' }), command: 'bench:chat' },
  ]);
  expect(table.split('\n')).toEqual([
    '| what   | budget      | measured  | yardstick        | met     | command     |',
    '| ------ | ----------- | --------- | ---------------- | ------- | ----------- |',
    '| a call | ≤ 2         | 3.22      | a point read = 1 | not met | bench:calls |',
    '| a send | ≥ 10,000 ms | 12,345 ms | –                | met     | bench:chat  |',
  ]);
});
