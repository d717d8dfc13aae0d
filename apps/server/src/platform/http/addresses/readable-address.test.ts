import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each([
  ['/', '/'],
  ['/nl/members?gender=%ff', '/nl/members?gender=%ff'],
  ['/a%20b', '/a%20b'],
  ['/%ff', '/%25ff'],
  ['/100%', '/100%25'],
  ['/a%zz%20b?c=%', '/a%25zz%20b?c=%'],
  ['//evil.example/x', '//evil.example/x'],
  ['http://evil.example/members?a=b', '/members?a=b'],
  ['http://evil.example', '/'],
  ['http://[/x', '/http%3A%2F%2F%5B%2Fx'],
  ['mailto:a@b.c', '/mailto%3Aa%40b.c'],
  ['*', '/*'],
])('%s is read as %s', (asked, read) => {
  expect(readableAddress(asked)).toBe(read);
});
