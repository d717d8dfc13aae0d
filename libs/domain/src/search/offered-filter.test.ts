import { expect, it } from 'vitest';
import { offeredFilter } from './offered-filter.ts';
import { searchFields } from '../site/search-fields.ts';
import type { SearchField } from '../site/search-fields.ts';
import type { SearchFilter } from './search-filter.ts';

const asked: SearchFilter = {
  gender: 'female',
  country: 'NL',
  region: 'NL-UT',
  minAge: 40,
  maxAge: 50,
  realOnly: true,
};
const left = (...fields: SearchField[]) => offeredFilter(asked, { searchFields: fields, minimumAge: 21 });
const nothing = { gender: null, country: null, region: null, minAge: 21, maxAge: 99, realOnly: true };

it('keeps what a site offers and nothing else', () => {
  expect(left(...searchFields)).toEqual(asked);
  expect(left()).toEqual(nothing);
  expect(left('gender')).toEqual({ ...nothing, gender: 'female' });
  expect(left('age')).toEqual({ ...nothing, minAge: 40, maxAge: 50 });
  expect(left('country')).toEqual({ ...nothing, country: 'NL' });
});

it('knows no region without its country', () => {
  expect(left('region')).toEqual(nothing);
  expect(left('country', 'region')).toEqual({ ...nothing, country: 'NL', region: 'NL-UT' });
});
