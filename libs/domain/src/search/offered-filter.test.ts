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
  distance: 50,
  withPhoto: true,
  fits: true,
  newHere: true,
  verified: true,
  online: true,
};
const left = (...fields: SearchField[]) =>
  offeredFilter(asked, { searchFields: fields, minimumAge: 21, verifiedMembers: true });
const nothing = {
  gender: null,
  country: null,
  region: null,
  minAge: 21,
  maxAge: 99,
  realOnly: true,
  distance: null,
  withPhoto: false,
  fits: false,
  newHere: false,
  verified: false,
  online: false,
};

it('keeps what a site offers and nothing else', () => {
  expect(left(...searchFields)).toEqual(asked);
  expect(left()).toEqual(nothing);
  expect(left('gender')).toEqual({ ...nothing, gender: 'female' });
  expect(left('distance')).toEqual({ ...nothing, distance: 50 });
  expect(left('with_photo')).toEqual({ ...nothing, withPhoto: true });
  expect(left('fits')).toEqual({ ...nothing, fits: true });
  expect(left('new_here')).toEqual({ ...nothing, newHere: true });
  expect(left('verified')).toEqual({ ...nothing, verified: true });
  expect(left('online')).toEqual({ ...nothing, online: true });
  expect(left('age')).toEqual({ ...nothing, minAge: 40, maxAge: 50 });
  expect(left('country')).toEqual({ ...nothing, country: 'NL' });
});

it('knows no region without its country', () => {
  expect(left('region')).toEqual(nothing);
  expect(left('country', 'region')).toEqual({ ...nothing, country: 'NL', region: 'NL-UT' });
});

it('asks for verified members only where the site has some', () => {
  expect(offeredFilter(asked, { searchFields: ['verified'], minimumAge: 21 })).toEqual(nothing);
});
