import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, checkBirthDate } from './birth-date.ts';
import { parseCalendarDate } from './calendar-date.ts';

describe('dates of birth', () => {
  it.each([
    ['2000-06-02', '2018-06-01', 17],
    ['2000-06-01', '2018-06-01', 18],
    ['2000-02-29', '2018-02-28', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2000-02-29', '2018-03-01', 18],
    ['2000-02-29', '2020-02-29', 20],
  ])('%s on %s is %i', (birthDate, today, age) => {
    expect(ageOn(birthDate, today)).toBe(age);
  });

  it.each([
    ['1970-05-04', null],
    ['2008-06-01', null],
    ['2008-06-02', 'below_minimum_age'],
    ['2026-06-02', 'birth_date_future'],
    ['1905-01-01', 'birth_date_implausible'],
    ['1906-01-01', null],
    ['1970-02-30', 'birth_date_invalid'],
    ['1970-13-01', 'birth_date_invalid'],
    ['04-05-1970', 'birth_date_invalid'],
    ['1900-02-29', 'birth_date_invalid'],
    ['2000-02-29', null],
    ['1900-01-01', 'birth_date_implausible'],
    ['1899-12-31', 'birth_date_implausible'],
    ['1905-06-01', 'birth_date_implausible'],
    ['1905-06-02', null],
    ['2026-06-01', 'below_minimum_age'],
    ['9999-12-31', 'birth_date_future'],
    ['0000-00-00', 'birth_date_invalid'],
    ['1970-00-10', 'birth_date_invalid'],
    ['1970-5-4', 'birth_date_invalid'],
    ['19700504', 'birth_date_invalid'],
    ['1970-05-04T00:00:00Z', 'birth_date_invalid'],
    ['١٩٧٠-٠٥-٠٤', 'birth_date_invalid'],
    ['', 'birth_date_invalid'],
  ])('judges %j as %j', (value, code) => {
    expect(checkBirthDate(value, '2026-06-01', 18)).toBe(code);
  });

  it('never goes below 18, whatever the site sets', () => {
    expect(checkBirthDate('2010-01-01', '2026-06-01', 16)).toBe('below_minimum_age');
    expect(checkBirthDate('2000-01-01', '2026-06-01', 30)).toBe('below_minimum_age');
  });

  it('knows every day of the calendar that Date knows, and no other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 33 }),
        (y, m, d) => {
          const text = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
          const date = new Date(`${text}T00:00:00Z`);
          const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
          expect(parseCalendarDate(text) !== null).toBe(exists);
        },
      ),
    );
  });

  it('throws at what is not a date', () => {
    expect(() => ageOn('soon', '2026-06-01')).toThrow(RangeError);
  });
});
