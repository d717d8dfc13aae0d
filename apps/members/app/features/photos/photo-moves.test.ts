// @vitest-environment node
import { expect, it } from 'vitest';
import { mainFirst, movesOf } from './photo-moves.ts';

const photos = (ids: string, main: string) => [...ids].map((id) => ({ id, main: id === main }));
const movesIn = (ids: string, main: string) => {
  const shown = mainFirst(photos(ids, main));
  return shown.map(({ id }, index) => {
    const { earlier, later } = movesOf(shown, index);
    return `${id}: ${earlier?.join('') ?? '-'} ${later?.join('') ?? '-'}`;
  });
};

it('the main photo stands first and is not moved; the others go a place forward or back', () =>
  expect(movesIn('abcd', 'c')).toEqual(['c: - -', 'a: - cbad', 'b: cbad cadb', 'd: cadb -']));

it('without a main photo all of them are moved', () =>
  expect(movesIn('ab', '')).toEqual(['a: - ba', 'b: ba -']));
