import type { FoundMember } from '@vesper/contract';
import { expect, it } from 'vitest';
import { differentByTurns } from './found.ts';

const saying = (id: string, gender: 'female' | 'male', line: string) => ({ id, gender, line }) as FoundMember;
const people = [
  saying('a', 'female', 'I sail.'),
  saying('b', 'male', 'I sail.'),
  saying('c', 'female', 'I cook.'),
  saying('d', 'male', 'I cook.'),
  saying('e', 'female', ''),
  saying('f', 'male', ''),
];
const ids = (most: number) => differentByTurns(people, most).map(({ id }) => id);

it('shows women and men by turns, and nobody who says what another one says', () => {
  expect(ids(9)).toEqual(['a', 'd', 'e', 'f']);
});

it('shows so many and no more', () => expect(ids(2)).toEqual(['a', 'd']));
