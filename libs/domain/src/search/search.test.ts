import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn } from '../member/birth-date.ts';
import { birthDateRange } from './birth-date-range.ts';
import { formatCount } from './result-count.ts';
import { agesAround, normalizeSearchFilter, similarSearches, widerSearch } from './search-filter.ts';

const settings = { minimumAge: 18 };

describe('normalizeSearchFilter', () => {
  it('turns nothing and nonsense into "any"', () => {
    const any = {
      gender: null,
      country: null,
      region: null,
      minAge: 18,
      maxAge: 99,
      realOnly: false,
      distance: null,
      withPhoto: false,
      fits: false,
      newHere: false,
      verified: false,
      online: false,
    };
    expect(normalizeSearchFilter({}, settings)).toEqual(any);
    expect(
      normalizeSearchFilter(
        { gender: 'x', country: 'XX', region: 'NL-UT', minAge: 'old', maxAge: '', realOnly: 'no' },
        settings,
      ),
    ).toEqual(any);
  });

  it('reads an address', () => {
    const input = {
      gender: 'female',
      country: 'NL',
      region: 'NL-UT',
      minAge: '50',
      maxAge: '60',
      realOnly: '1',
      distance: '25',
      withPhoto: '1',
      fits: '1',
      newHere: 'on',
      verified: '1',
      online: '1',
    };
    expect(normalizeSearchFilter(input, settings)).toEqual({
      gender: 'female',
      country: 'NL',
      region: 'NL-UT',
      minAge: 50,
      maxAge: 60,
      realOnly: true,
      distance: 25,
      withPhoto: true,
      fits: true,
      newHere: true,
      verified: true,
      online: true,
    });
    for (const distance of ['24', '500', '25.0', '-10', '', 'near'])
      expect(normalizeSearchFilter({ distance }, settings).distance).toBeNull();
  });

  it('keeps ages in bounds and in order, and a region with its country', () => {
    expect(normalizeSearchFilter({ minAge: 70, maxAge: 3 }, settings)).toMatchObject({
      minAge: 18,
      maxAge: 70,
    });
    expect(normalizeSearchFilter({ maxAge: 1e9 }, settings)).toMatchObject({ maxAge: 99 });
    expect(normalizeSearchFilter({ country: 'DE', region: 'NL-UT' }, settings).region).toBeNull();
  });
});

describe('widerSearch', () => {
  const narrow = normalizeSearchFilter(
    { gender: 'male', country: 'NL', region: 'NL-UT', minAge: 98, realOnly: '1', online: '1', fits: '1' },
    settings,
  );

  it('gives up what narrows in the country, then the country, and never who is looked for', () => {
    const country = widerSearch(narrow, settings);
    expect(country).toEqual(
      normalizeSearchFilter({ gender: 'male', country: 'NL', realOnly: '1', fits: '1' }, settings),
    );
    const anywhere = country && widerSearch(country, settings);
    expect(anywhere).toEqual(normalizeSearchFilter({ gender: 'male', realOnly: '1', fits: '1' }, settings));
    expect(anywhere && widerSearch(anywhere, settings)).toBeNull();
  });

  it('gives up a single condition as well', () => {
    const all = normalizeSearchFilter({}, settings);
    expect(widerSearch({ ...all, verified: true }, settings)).toEqual(all);
    expect(widerSearch({ ...all, maxAge: 98 }, settings)).toEqual(all);
  });
});

describe('similarSearches', () => {
  const all = normalizeSearchFilter({ gender: 'female', realOnly: '1', fits: '1' }, settings);

  it('leaves the region first, then in the country the years and what profiles say beside, then the country, and never who is looked for', () => {
    const asked = { ...all, minAge: 60, maxAge: 65, verified: true, online: true };
    const near = { ...asked, country: 'NL', region: 'NL-UT', distance: 10 } as const;
    const like = { ...all, minAge: 50, maxAge: 75 };
    const country = { country: 'NL' } as const;
    expect(similarSearches(near, settings)).toEqual([
      { ...asked, ...country },
      { ...like, ...country },
      asked,
      like,
    ]);
    expect(similarSearches(asked, settings)).toEqual([like]);
  });

  it('stays within the ages that are offered, and repeats nothing', () => {
    expect(similarSearches({ ...all, minAge: 20, maxAge: 95 }, settings)).toEqual([all]);
    expect(similarSearches({ ...all, country: 'NL' }, settings)).toEqual([all]);
    expect(similarSearches(all, settings)).toEqual([]);
    const later = { ...all, minAge: 42, maxAge: 50 };
    expect(similarSearches(later, { minimumAge: 40 })).toEqual([{ ...later, minAge: 40, maxAge: 60 }]);
  });
});

describe('birthDateRange', () => {
  const day = fc
    .date({ min: new Date('1920-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('agrees with ageOn for every day', () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom('2024-02-29', '2026-02-28', '2026-03-01', '2026-12-31'),
        fc.integer({ min: 18, max: 60 }),
        (birth, today, age) => {
          const { bornFrom, bornTo } = birthDateRange(age, age + 5, today);
          const actual = ageOn(birth, today);
          expect(birth >= bornFrom && birth <= bornTo).toBe(actual >= age && actual <= age + 5);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is exact around 29 February', () => {
    expect(birthDateRange(18, 18, '2018-02-28')).toEqual({ bornFrom: '1999-03-01', bornTo: '2000-02-28' });
    expect(birthDateRange(18, 18, '2018-03-01').bornTo).toBe('2000-03-01');
    expect(birthDateRange(18, 18, '2024-02-29')).toEqual({ bornFrom: '2005-03-01', bornTo: '2006-02-28' });
    expect(() => birthDateRange(18, 99, 'today')).toThrow(RangeError);
  });
});

it('counts exactly to 500', () => {
  expect(formatCount(500)).toEqual({ count: 500, capped: false });
  expect(formatCount(501)).toEqual({ count: 500, capped: true });
});

it.each([
  [60, 18, [52, 68]],
  [20, 18, [18, 28]],
  [30, 50, [50, 58]],
  [95, 18, [87, 99]],
])('a search of who is %d, where %d is the least age, begins with %j', (age, minimumAge, ages) =>
  expect(agesAround(age, { minimumAge })).toEqual(ages),
);
