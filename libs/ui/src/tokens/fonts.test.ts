import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const styles = readFileSync(path.join(import.meta.dirname, 'fonts.scss'), 'utf8');
const locales = path.join(import.meta.dirname, '../../../../locales');

/** The characters that a file of the font is asked for, in the order of the files. */
const ranges = [...styles.matchAll(/unicode-range:([^;]+);/g)].map(([, listed = '']) =>
  listed.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  }),
);
const asksFor = (file: number, character: string): boolean =>
  (ranges[file] ?? []).some(
    ([from, to]) => from <= (character.codePointAt(0) ?? 0) && (character.codePointAt(0) ?? 0) <= to,
  );
const letters = (text: string): string[] => [...new Set(text)].filter((one) => /\p{L}/u.test(one));

it.each(globSync('??.json', { cwd: locales }))('one file has every letter of the texts in %s', (file) => {
  const used = letters(readFileSync(path.join(locales, file), 'utf8'));
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter((letter) => !asksFor(0, letter))).toEqual([]);
});

it('no letter is asked for of two files', () => {
  const all = Array.from({ length: 0x2_00_00 }, (_, point) => point).filter(
    (point) => point < 0xd800 || point > 0xdfff,
  );
  const twice = all
    .map((point) => String.fromCodePoint(point))
    .filter((one) => asksFor(0, one) && asksFor(1, one));
  expect(twice).toEqual([]);
});
