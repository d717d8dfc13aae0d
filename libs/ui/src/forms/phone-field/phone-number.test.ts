import { describe, expect, it } from 'vitest';
import {
  asNational,
  isWritable,
  loadPhoneRules,
  namedCountry,
  phoneE164,
  phoneVerdict,
  writePhone,
} from './phone-number.ts';
import { type PhoneChange, writeOut } from './phone-writing.ts';

const rules = await loadPhoneRules();
const countries = [
  { code: 'DE', name: 'Germany', callingCode: '49' },
  { code: 'US', name: 'United States', callingCode: '1' },
  { code: 'CA', name: 'Canada', callingCode: '1' },
  { code: 'IT', name: 'Italy', callingCode: '39' },
];

describe('phoneVerdict', () => {
  it.each([
    ['DE', '', 'empty'],
    ['DE', '  ', 'empty'],
    ['DE', '+', 'too_short'],
    ['DE', '0', 'too_short'],
    ['DE', '+49', 'too_short'],
    ['US', '201 555', 'too_short'],
    ['DE', '0151 23456789', 'ok'],
    ['DE', '(0151) 2345-6789', 'ok'],
    ['DE', '+1 201 555 0123', 'ok'],
    ['US', '2015550123', 'ok'],
    ['US', '20155501234', 'invalid'],
    ['US', '1115550123', 'invalid'],
    ['DE', '0151 call me', 'invalid'],
    ['??', '0151 23456789', 'invalid'],
  ])('%s %s is %s', async (country, national, verdict) => {
    expect(await phoneVerdict(country, national)).toBe(verdict);
  });
});

describe('a number', () => {
  it('is written with the gaps of its country', () => {
    expect(writePhone(rules, 'US', '2015550123')).toBe('(201) 555-0123');
    expect(writePhone(rules, 'DE', '+4989123456')).toBe('+49 89 123456');
    expect(writePhone(rules, '??', '089123')).toBe('089123');
  });

  it('is written for machines, zeros in front as the country has them', () => {
    expect(phoneE164(rules, 'DE', '0151 23456789')).toBe('+4915123456789');
    expect(phoneE164(rules, 'IT', '06 1234 5678')).toBe('+390612345678');
    expect(phoneE164(rules, 'DE', '+1 201 555 0123')).toBe('+12015550123');
    expect(phoneE164(rules, 'DE', '')).toBe('');
    expect(phoneE164(rules, 'DE', 'call me')).toBe('');
  });

  it('names its country', () => {
    const named = (chosen: string, national: string) => namedCountry(rules, countries, chosen, national);
    expect(named('IT', '+49 89 12')).toBe('DE');
    expect(named('DE', '0039 06 12')).toBe('IT');
    expect(named('DE', '089 12')).toBeUndefined();
    expect(named('DE', '+33 1 23')).toBeUndefined();
  });

  it('leaves the chosen country alone when several share the code', () => {
    expect(namedCountry(rules, countries, 'CA', '+1 20')).toBe('CA');
    expect(namedCountry(rules, countries, 'DE', '+1 20')).toBe('US');
    expect(namedCountry(rules, countries, 'US', '+1 416 555 0123')).toBe('CA');
  });

  it('becomes a national one without changing', () => {
    expect(asNational(rules, 'DE', '+49 89 123456')).toBe('089 123456');
    expect(asNational(rules, 'DE', '+33 1 23 45 67 89')).toBe('+33 1 23 45 67 89');
    expect(asNational(rules, 'DE', '+49')).toBe('+49');
  });

  it('is left alone when it holds more than figures', () => {
    expect(isWritable('089 / 12-34')).toBe(true);
    expect(isWritable('089 12 ext 7')).toBe(false);
  });
});

describe('writing a number out', () => {
  const written = (country: string, text: string, change: Partial<PhoneChange> = {}) =>
    writeOut(
      rules,
      countries,
      { country, text, caret: text.length },
      { whole: false, deleted: undefined, previous: '', ...change },
    );

  it('puts the gaps of its country in and keeps the caret behind what was typed', () => {
    expect(written('US', '201555')).toEqual({ country: 'US', text: '(201) 555', caret: 9 });
  });

  it('takes the country that the number names, and the national form once it is whole', () => {
    expect(written('IT', '+4989123456')).toMatchObject({ country: 'DE', text: '+49 89 123456' });
    const whole = written('IT', '+4989123456', { whole: true });
    expect(whole).toEqual({ country: 'DE', text: '089 123456', caret: 10 });
  });

  it('deletes the digit behind a gap that was deleted', () => {
    const change = { deleted: 'backward', previous: '(201) 555' } as const;
    expect(
      writeOut(rules, countries, { country: 'US', text: '(201)555', caret: 5 }, { whole: false, ...change }),
    ).toMatchObject({ text: '(205) 55' });
  });

  it('leaves alone what is no number', () => {
    const entry = { country: 'DE', text: 'call me +39', caret: 4 };
    expect(writeOut(rules, countries, entry, { whole: true, deleted: undefined, previous: '' })).toBe(entry);
  });
});
