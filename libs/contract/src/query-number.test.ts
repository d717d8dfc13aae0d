import { expect, it } from 'vitest';
import { queryNumber } from './schema.ts';

it.each([
  ['40', 40],
  [40, 40],
  ['0', 0],
  ['2147483647', 2_147_483_647],
])('a whole number in a query: %j', (given, number) => {
  expect(queryNumber.parse(given)).toBe(number);
});

it.each(['', ' ', '0x20', '1e3', '-1', '4.5', '2147483648', '99999999999', -1, 4.5, null])(
  'is not %j',
  (given) => {
    expect(queryNumber.safeParse(given).success).toBe(false);
  },
);
