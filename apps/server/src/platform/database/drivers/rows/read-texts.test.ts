import { expect, it } from 'vitest';
import { asTexts, asTheDriver } from './read-texts.ts';

it.each([
  ['{}', []],
  ['{books}', ['books']],
  ['{books,walking,"a b"}', ['books', 'walking', 'a b']],
  ['{"",x}', ['', 'x']],
  ['{NULL,x}', [null, 'x']],
  ['{"NULL",nullable}', ['NULL', 'nullable']],
  [String.raw`{"a\"b","c\\d","e,f"}`, ['a"b', String.raw`c\d`, 'e,f']],
  [
    '{{a,b},{c,d}}',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['[0:1]={a,b}', ['a', 'b']],
])('%s is read as the driver reads it', (text, list) => {
  expect(asTexts(text)).toEqual(list);
  expect(asTheDriver(text)).toEqual(list);
});
