import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { createElement, Fragment } from 'react';
import { createIntl, type IntlShape } from 'react-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compiledTexts, languages } from './build/compiled-texts.ts';
import { formats } from './formats.ts';
import { createPageIntl } from './page-intl.ts';

afterEach(() => void vi.restoreAllMocks());

type Texts = Record<string, MessageFormatElement[]>;

const theirs = (locale: string, messages: Texts = {}): IntlShape =>
  createIntl({ locale, messages, formats, timeZone: 'UTC', onError: (error) => console.error(error) });

type Values = Parameters<IntlShape['formatMessage']>[1];
const written = (intl: IntlShape, id: string, values?: Values): string =>
  renderToStaticMarkup(createElement(Fragment, null, intl.formatMessage({ id }, values)));

/** What a text can be filled with: for each of its places the values that could make a difference. */
const choicesOf = (tree: readonly MessageFormatElement[], found = new Map<string, unknown[]>()) => {
  const places = tree.filter((element) => element.type !== 0 && element.type !== 7);
  for (const element of places) {
    const isCounted = element.type === 2 || element.type === 6;
    const words = element.type === 5 ? [...Object.keys(element.options), 'unheard of'] : ['Ada', 0, '', null];
    found.set(element.value, isCounted ? [0, 1, 2, 5, 11, 21, 1.5, 1234.5, -3] : words);
    if (element.type === 5 || element.type === 6)
      for (const option of Object.values(element.options)) choicesOf(option.value, found);
    if (element.type === 8) choicesOf(element.children, found);
  }
  return found;
};

const fillings = (tree: readonly MessageFormatElement[]): Values[] => {
  const choices = [...choicesOf(tree)];
  const count = Math.max(1, ...choices.map(([, values]) => values.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      choices.map(([name, values], place) => [name, values[(index + place) % values.length]]),
    ),
  ) as Values[];
};

describe('every text that is filled, as react-intl fills it', () => {
  it.each(languages())('in %s', (locale) => {
    const texts = compiledTexts(locale);
    const [ours, reference] = [createPageIntl(locale, texts), theirs(locale, texts)];
    const filled = Object.entries(texts).filter(([, tree]) => tree.some(({ type }) => type !== 0));
    expect(filled.length).toBeGreaterThan(50);
    for (const [id, tree] of filled)
      for (const values of fillings(tree))
        expect(written(ours, id, values), id).toBe(written(reference, id, values));
  });
});

describe('what texts could have besides', () => {
  const node = createElement('em', null, 'Ada');
  const when = Date.UTC(2026, 11, 1, 23, 30);
  const cases: readonly [string, Values][] = [
    ['Hello', {}],
    ['{a}{b}', { a: '', b: 0 }],
    ['{a} and {b}', { a: node, b: true }],
    ['{a}', { a: node }],
    ['{a, number, whole} {a, number, percent} {a, number}', { a: 1234.56 }],
    ['{a, number, ::currency/EUR}', { a: 3 }],
    ['{a, date, day} {a, date, weekday} {a, time, clock}', { a: when }],
    ['{a, date, ::yyyyMMdd}', { a: when }],
    ['{a, plural, offset:1 =0 {nobody} one {you and # other} other {you and # others}}', { a: 2 }],
    ['{a, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { a: 22 }],
    ['{a, select, x {{b, plural, one {# x} other {# xs}}} other {none}}', { a: 'x', b: 3 }],
    [
      'Read <b>the {a}</b> <i>first</i>',
      { a: createElement('em', null, 'Bo'), b: (in_) => createElement('b', null, in_), i: (in_) => in_ },
    ],
  ];
  it.each(cases)('%s', (source, values) => {
    // React says there when parts have no keys.
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    for (const locale of ['en', 'de', 'fr']) {
      const texts = { text: parse(source) };
      expect(written(createPageIntl(locale, texts), 'text', values)).toBe(
        written(theirs(locale, texts), 'text', values),
      );
    }
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('numbers, dates and names', () => {
  const cases: Record<string, (intl: IntlShape) => unknown> = {
    money: (intl) => intl.formatNumber(12.5, { style: 'currency', currency: 'EUR' }),
    share: (intl) => intl.formatNumber(0.256, { style: 'percent', maximumFractionDigits: 1 }),
    number: (intl) => intl.formatNumber(1234.5),
    date: (intl) => intl.formatDate('2026-12-01T23:30:00Z'),
    'date elsewhere': (intl) => intl.formatDate(0, { dateStyle: 'full', timeZone: 'Asia/Tokyo' }),
    'by name': (intl) => [
      intl.formatDate(0, { format: 'day' }),
      intl.formatDateToParts(0, { format: 'weekday', month: 'short' }),
      intl.formatNumber(0.256, { format: 'percent' }),
    ],
    parts: (intl) => intl.formatDateToParts(new Date(0), { month: 'long', day: 'numeric' }),
    'time ago': (intl) => intl.formatRelativeTime(-1, 'day', { numeric: 'auto' }),
    seconds: (intl) => intl.formatRelativeTime(-3),
    country: (intl) => intl.formatDisplayName('AT', { type: 'region' }),
    'no country': (intl) => intl.formatDisplayName('?', { type: 'region' }),
    'no date': (intl) => intl.formatDate('never'),
    'no parts': (intl) => intl.formatDateToParts(Number.NaN),
    'no currency': (intl) => intl.formatNumber(1, { style: 'currency', currency: '?' }),
    'no unit': (intl) => intl.formatRelativeTime(1, 'eon' as 'day'),
  };
  it.each(Object.entries(cases))('%s', (name, format) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    for (const locale of ['en', 'de', 'pl', 'fr-BE'])
      expect(format(createPageIntl(locale, {}))).toEqual(format(theirs(locale)));
    // Both say what is wrong: once for each of us in each language.
    expect(errors).toHaveBeenCalledTimes(name.startsWith('no ') ? 8 : 0);
  });
});

describe('a text that cannot be shown', () => {
  it('is shown as its descriptor has it, or else as its id, with word of a mistake', () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const intl = createPageIntl('de', { broken: parse('Hallo {name}') });
    const descriptor = { id: 'broken', defaultMessage: 'Hello', description: 'For this test' };
    expect(intl.formatMessage({ id: 'absent' })).toBe('absent');
    expect(intl.formatMessage({ ...descriptor, id: 'absent' })).toBe('Hello');
    expect(errors).not.toHaveBeenCalled();
    expect(intl.formatMessage(descriptor)).toBe('Hello');
    expect(intl.formatMessage({ id: 'broken' })).toBe('broken');
    expect(intl.formatMessage({ id: 'toString' })).toBe('toString');
    expect(errors).toHaveBeenCalledTimes(2);
  });
});
