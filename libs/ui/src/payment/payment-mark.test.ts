import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { markedMethods } from './payment-mark.tsx';

it('has a sign for every method that is said to have one, and the wallet for all others', () => {
  const drawn = readFileSync(`${import.meta.dirname}/payment-marks.svg`, 'utf8').matchAll(
    /<symbol id="(\w+)"/g,
  );
  expect([...drawn].map(([, id]) => id).toSorted()).toEqual([...markedMethods, 'wallet'].toSorted());
});
