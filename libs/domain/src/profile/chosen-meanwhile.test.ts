import { expect, it } from 'vitest';
import { chosenMeanwhile } from './chosen-meanwhile.ts';

it.each([
  ['nothing is stored meanwhile', ['a'], ['a'], ['a', 'b'], ['a', 'b']],
  ['another one was added there', ['a', 'c'], ['a'], ['a', 'b'], ['a', 'b', 'c']],
  ['one was taken away there', [], ['a'], ['a', 'b'], ['b']],
  ['one is taken away here', ['a', 'b', 'c'], ['a', 'b'], ['a'], ['a', 'c']],
  ['both add the same', ['a', 'b'], ['a'], ['a', 'b'], ['a', 'b']],
  ['it is said twice', ['a'], ['a'], ['a', 'b', 'b'], ['a', 'b']],
])('where %s', (_, stored, before, chosen, after) => {
  expect(chosenMeanwhile(stored, before, chosen)).toEqual(after);
});
