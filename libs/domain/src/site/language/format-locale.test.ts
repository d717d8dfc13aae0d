import { expect, it } from 'vitest';
import { formatLocale } from './format-locale.ts';
import { locales } from './locales.ts';
import type { Locale } from './locales.ts';

it.each([
  ['en', null, 'en-GB'],
  ['en', 'NL', 'en-GB'],
  ['en', 'IE', 'en-GB'],
  ['en', 'US', 'en-US'],
  ['de', 'AT', 'de-AT'],
  ['de', 'NL', 'de-DE'],
  ['fr', 'BE', 'fr-BE'],
  ['nb', undefined, 'nb-NO'],
  ['sv', 'xx', 'sv-SE'],
] as const)('%s in %s is written as %s', (locale, country, tag) => {
  expect(formatLocale(locale, country)).toBe(tag);
});

it('names for every language a way that programs know', () => {
  const tags = locales.map((locale: Locale) => formatLocale(locale));
  expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(tags);
});

it('writes English dates as the British do', () => {
  const at = new Date('2026-12-05T10:04:00Z');
  const written = (tag: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);
  expect(written(formatLocale('en'))).toBe('5 December 2026 at 10:04');
});
