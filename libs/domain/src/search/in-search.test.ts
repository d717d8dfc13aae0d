import { describe, expect, it } from 'vitest';
import { isInSearch, type SearchedPerson, type Searcher } from './in-search.ts';
import { normalizeSearchFilter, type SearchFilterInput } from './search-filter.ts';

const anna: SearchedPerson = {
  gender: 'female',
  searchGender: 'male',
  country: 'NL',
  region: 'NL-UT',
  age: 58,
  fictional: false,
  withPhoto: false,
  newHere: false,
  verified: false,
  online: false,
};
const bert: Searcher = { gender: 'male', hasPlace: true, distance: 50 };
const finds = (asked: SearchFilterInput, person = anna, searcher = bert) =>
  isInSearch(normalizeSearchFilter(asked, { minimumAge: 18 }), person, searcher);

describe('whether a search finds somebody', () => {
  it.each<[SearchFilterInput, boolean]>([
    [{}, true],
    [{ gender: 'female' }, true],
    [{ gender: 'male' }, false],
    [{ country: 'NL', region: 'NL-UT' }, true],
    [{ country: 'NL', region: 'NL-NH' }, false],
    [{ country: 'BE' }, false],
    [{ minAge: 58, maxAge: 58 }, true],
    [{ minAge: 59 }, false],
    [{ maxAge: 57 }, false],
    [{ distance: 50 }, true],
    [{ distance: 25 }, false],
    [{ realOnly: true }, true],
    [{ fits: true }, true],
  ])('%j: %s', (asked, found) => expect(finds(asked)).toBe(found));

  it('has no end of age but the one that is said', () => {
    const old = { ...anna, age: 104 };
    expect([finds({}, old), finds({ minAge: 90, maxAge: 99 }, old), finds({ maxAge: 98 }, old)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(['withPhoto', 'newHere', 'verified', 'online'] as const)('asks for %s', (mark) => {
    expect(finds({ [mark]: true })).toBe(false);
    expect(finds({ [mark]: true }, { ...anna, [mark]: true })).toBe(true);
  });

  it('leaves out fictional profiles, and who looks for somebody else, only where that is asked', () => {
    const fictional = { ...anna, fictional: true };
    expect([finds({}, fictional), finds({ realOnly: true }, fictional)]).toEqual([true, false]);
    const other = { ...anna, searchGender: 'female' } as const;
    expect([finds({}, other), finds({ fits: true }, other)]).toEqual([true, false]);
    expect(finds({ fits: true }, { ...anna, searchGender: null })).toBe(true);
    expect(finds({ fits: true }, other, { ...bert, gender: null })).toBe(true);
  });

  it('is near nobody who has no place, and everywhere for who has none', () => {
    expect(finds({ distance: 200 }, anna, { ...bert, distance: null })).toBe(false);
    expect(finds({ distance: 10 }, anna, { ...bert, hasPlace: false, distance: null })).toBe(true);
  });
});
