import { expect, it } from 'vitest';
import { facesFirst, saidOnce, tellingReasons } from './page-of-people.ts';

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

it('names the reasons that tell one from the others, the rarest first, and what all have where there is no more', () => {
  const of = (...codes: string[]) => codes.map((code) => ({ code }));
  const told = (all: ReturnType<typeof of>[]) =>
    tellingReasons(all, 2).map((reasons) => reasons.map(({ code }) => code).join(' '));
  expect(
    told([
      of('region', 'age', 'interests', 'wants_you'),
      of('region', 'age'),
      of('region', 'interests'),
      of('region'),
      of('region', 'interests', 'age'),
    ]),
  ).toEqual(['wants_you age', 'age', 'interests', 'region', 'interests age']);
  expect(told([of('region', 'age', 'interests')])).toEqual(['region age']);
  expect(told([of(), of()])).toEqual(['', '']);
});
