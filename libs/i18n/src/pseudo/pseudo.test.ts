import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { createIntl } from '@formatjs/intl';
import { readMessages } from '../build/locale-files.ts';
import { pseudoMessages, pseudoText } from './pseudo.ts';

describe('pseudoText', () => {
  it('puts accents on the letters and brackets around the text', () => {
    expect(pseudoText('Send')).toBe('[Šééñđ]');
  });

  it('leaves placeholders, tags and choices as they are', () => {
    expect(pseudoText('Hi {name}, <b>buy {count, plural, one {# day} other {# days}}</b>')).toBe(
      '[Ĥîî {name}, <b>ƀûûýý {count, plural, one {# đååýý} other {# đååýýš}}</b>]',
    );
    expect(pseudoText("It''s '{'not'}' one")).toBe("[Îîţ''š '{'ñööţ'}' ööñéé]");
  });

  it('refuses what is no ICU text', () => {
    expect(() => pseudoText('Hi {name')).toThrow(SyntaxError);
  });
});

describe('pseudoMessages', () => {
  const english = readMessages('en');
  const pseudo = pseudoMessages(english);

  it('keeps every English text readable for ICU, with a formatter that shows it', () => {
    expect(Object.keys(pseudo)).toEqual(Object.keys(english));
    for (const text of Object.values(pseudo)) expect(() => parse(text)).not.toThrow();
    const intl = createIntl({ locale: 'en', messages: { hello: pseudoText('Hello {name}') } });
    expect(intl.formatMessage({ id: 'hello' }, { name: 'Ada' })).toBe('[Ĥééļļöö Ada]');
  });

  it('makes texts about 40 % longer', () => {
    const letters = (texts: Record<string, string>): number =>
      Object.values(texts)
        .join('')
        .replace(/\{[^{}]*\}|[^\p{L}]/gu, '').length;
    expect(letters(pseudo) / letters(english)).toBeGreaterThan(1.3);
    expect(letters(pseudo) / letters(english)).toBeLessThan(1.5);
  });
});
