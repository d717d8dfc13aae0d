import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { formatDate } from './date.ts';

const long = { dateStyle: 'long', timeZone: 'UTC' } as const;
const date = (locale: string, day: string, options: Parameters<typeof formatDate>[2] = long): string =>
  formatDate(createIntl({ locale }), day, options);

describe('formatDate', () => {
  it('calls the first of a month as French does', () => {
    expect(date('fr', '2026-12-01')).toBe('1er décembre 2026');
    expect(
      date('fr', '2026-12-01', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
    ).toBe('mardi 1er décembre');
    expect(date('fr', '2026-12-11')).toBe('11 décembre 2026');
  });

  it('leaves figures and other languages alone', () => {
    expect(date('fr', '2026-01-01', { dateStyle: 'short', timeZone: 'UTC' })).toBe('01/01/2026');
    // In Belgium the day in figures has one sign as well.
    expect(date('fr-BE', '2026-12-01', { dateStyle: 'short', timeZone: 'UTC' })).toBe('1/12/26');
    expect(date('fr-BE', '2026-12-01')).toBe('1er décembre 2026');
    expect(date('fr', '2026-12-05', { timeStyle: 'short', timeZone: 'UTC' })).toBe('00:00');
    expect(date('de', '2026-12-01')).toBe('1. Dezember 2026');
  });
});
