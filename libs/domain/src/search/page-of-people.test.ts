import { expect, it } from 'vitest';
import { facesFirst, saidOnce } from './page-of-people.ts';

it('shows those with a photo first, and keeps the order otherwise', () => {
  const people = ['a', 'B', 'c', 'D', 'E'];
  expect(facesFirst(people, (name) => name === name.toUpperCase())).toEqual(['B', 'D', 'E', 'a', 'c']);
  expect(facesFirst(people, () => false)).toEqual(people);
});

it('says a line once on a page', () => {
  expect(saidOnce(['Hello', 'Quiet', 'Hello', '', 'Hello', 'Loud'])).toEqual([
    'Hello',
    'Quiet',
    '',
    '',
    '',
    'Loud',
  ]);
});
