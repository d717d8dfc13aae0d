import { describe, expect, it } from 'vitest';
import { parseLocaleFile } from './locale-files.ts';
import { parseSameAsEnglish, sameAsEnglishProblems } from './same-as-english.ts';

const file = (locale: string, texts: object) =>
  parseLocaleFile(locale, `locales/${locale}.json`, JSON.stringify(texts, null, 2));
const english = file('en', { 'a.golf': 'Golf', 'a.hello': 'Hello', 'a.sign': '{price}: {count}' });
const german = file('de', { 'a.golf': 'Golf', 'a.hello': 'Hallo', 'a.sign': '{price}: {count}' });
const list = (...entries: object[]) =>
  parseSameAsEnglish('locales/same-as-english.json', JSON.stringify(entries, null, 2));
const golf = { id: 'a.golf', locales: ['de'], reason: 'Name of the sport' };

describe('sameAsEnglishProblems', () => {
  it('accepts what is listed, and texts without a word', () => {
    expect(sameAsEnglishProblems(english, [german], list(golf))).toEqual([]);
  });

  it('names the line of a text that was left in English', () => {
    expect(sameAsEnglishProblems(english, [german], list())).toEqual([
      'locales/de.json:2 "a.golf" is the same as in English; translate it, or list it with a reason',
    ]);
  });

  it('looks into choices and tags for words', () => {
    const text = { 'a.b': '{n, plural, one {<b>one day</b>} other {<b># days</b>}}' };
    expect(sameAsEnglishProblems(file('en', text), [file('de', text)], list())).toHaveLength(1);
  });

  it('names the line of an entry that is no longer true', () => {
    const stale = { id: 'a.hello', locales: ['de'], reason: 'It was once' };
    const gone = { id: 'a.gone', locales: ['de'], reason: 'Its text is gone' };
    expect(sameAsEnglishProblems(english, [german], list(golf, stale, gone))).toEqual([
      'locales/same-as-english.json:10 "a.hello" is not the same as in English in de (any more)',
      'locales/same-as-english.json:17 "a.gone" is not the same as in English in de (any more)',
    ]);
  });

  it('wants a reason, and each language once', () => {
    expect(sameAsEnglishProblems(english, [german], list({ ...golf, reason: ' ' }))).toEqual([
      'locales/same-as-english.json:3 "a.golf" gives no reason',
    ]);
    expect(sameAsEnglishProblems(english, [german], list({ ...golf, locales: ['de', 'de'] }))).toEqual([
      'locales/same-as-english.json:3 "a.golf" lists de twice',
    ]);
  });
});
