// @vitest-environment node
import { expect, it } from 'vitest';
import { withListedMessages } from './listed-messages.ts';

const object = (prefix: string, names: readonly string[]): string =>
  `{${names.map((name) => `${name}:{id:"${prefix}.${name}"}`).join(',')}}`;
const names = ['a', 'b_c', 'd', 'e', 'f', 'g', 'h', 'i'];

it('makes the same messages of the list of their names', () => {
  const listed = withListedMessages(`(${object('of.all', names)})`);
  expect(listed).toContain('"a b_c d e f g h i"');
  expect((0, eval)(listed)).toEqual((0, eval)(`(${object('of.all', names)})`));
});

it.each([
  ['few', object('of', names.slice(1))],
  ['named otherwise', object('of', names).replace('d:{', 'dd:{')],
  ['of two groups', object('of', names).replace('of.d', 'in.d')],
])('leaves those that are %s', (_what, script) => {
  expect(withListedMessages(script)).toBe(script);
});
