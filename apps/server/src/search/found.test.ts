import type { FoundMember } from '@vesper/contract';
import { expect, it } from 'vitest';
import { firstOfEachLine } from './found.ts';

const saying = (id: string, line: string) => ({ id, line }) as FoundMember;

it('of several who say the same keeps the first, in the order given, and everybody who says nothing', () => {
  const shown = firstOfEachLine([
    saying('a', 'I sail.'),
    saying('b', ''),
    saying('c', 'I sail.'),
    saying('d', ''),
    saying('e', 'I cook.'),
  ]);
  expect(shown.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e']);
});
