import { expect, it } from 'vitest';
import { lineLetters, profileLine } from './profile-line.ts';

it.each([
  ['', ''],
  ['  \n ', ''],
  ['I garden.', 'I garden.'],
  ['I garden. And I cook.', 'I garden.'],
  ['Love 2.5 km walks! With the dog.', 'Love 2.5 km walks!'],
  ['First line without an end\n\nSecond.', 'First line without an end'],
  ['Was lese ich gern? Krimis.', 'Was lese ich gern?'],
])('of %j shows %j', (about, line) => expect(profileLine(about)).toBe(line));

it('is cut at a word, and within one that has no end', () => {
  const words = profileLine(`${'walking, '.repeat(20)}that is me`);
  expect(words).toMatch(/walking…$/);
  expect(words.length).toBeLessThanOrEqual(111);
  expect(profileLine('a'.repeat(300))).toBe(`${'a'.repeat(110)}…`);
});

it.each(['😀', '👩‍👩‍👧', 'e\u0301'])('is never cut within one sign: %s', (sign) => {
  for (const before of [105, 106, 107, 108, 109, 110]) {
    const line = profileLine(`${'a'.repeat(before)}${sign}${'b'.repeat(20)}`);
    expect(line).toMatch(new RegExp(`^a+(?:${sign}b*)?…$`, 'u'));
    expect(line.length).toBeLessThanOrEqual(111);
  }
});

it('takes the first line also where line ends are two signs', () =>
  expect(profileLine('First line \r\n\r\nSecond.')).toBe('First line'));

it.each([
  'a'.repeat(300),
  'walking, '.repeat(40),
  `${'a'.repeat(108)}. And more. ${'b'.repeat(80)}`,
  `${'a'.repeat(109)}. And more. ${'b'.repeat(80)}`,
  `${'a'.repeat(158)}. ${'b'.repeat(80)}`,
  '👩‍👩‍👧 '.repeat(80),
  `Short.\n${'b'.repeat(300)}`,
])('is made of its first letters as it is of the whole: %j', (about) =>
  expect(profileLine([...about].slice(0, lineLetters).join(''))).toBe(profileLine(about)),
);
