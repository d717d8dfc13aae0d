import fc from 'fast-check';
import { expect, it } from 'vitest';
import { birthDateRange } from './birth-date-range.ts';
import { birthDecades } from './birth-decades.ts';

const today = '2026-11-26';
const of = (minAge: number, maxAge: number) => birthDecades(birthDateRange(minAge, maxAge, today));

it.each([
  [60, 61, [196]],
  [50, 70, [196, 197, 195]],
  [56, 57, [196, 197]],
  [90, 99, [193]],
  [18, 24, [199]],
  [18, 99, [196, 195, 197, 194, 198, 193, 199]],
])('ages %d to %d: those most are of come first', (minAge, maxAge, decades) => {
  expect(of(minAge, maxAge)).toEqual(decades);
});

it('leaves no year out, and names each decade once', () => {
  // As the database reckons it (migration 0074).
  const decadeOf = (year: number) => Math.min(199, Math.max(193, Math.floor(year / 10)));
  const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(date, date, date, (a, b, c) => {
      const [from, born, to] = [a, b, c]
        .map((day) => day.toISOString().slice(0, 10))
        .toSorted((one, other) => (one < other ? -1 : 1)) as [string, string, string];
      const decades = birthDecades({ bornFrom: from, bornTo: to });
      expect(decades).toContain(decadeOf(Number(born.slice(0, 4))));
      expect(new Set(decades).size).toBe(decades.length);
    }),
  );
});
