import { expect, it } from 'vitest';
import { searchFields } from '../../site/search-fields.ts';
import {
  askedQuestions,
  filterOfWish,
  type MatchWish,
  offeredReaches,
  startWish,
  widerWishes,
} from './match-wish.ts';

const rules = { searchFields, minimumAge: 18 };
const wish: MatchWish = { gender: 'male', minAge: 55, maxAge: 65, reach: 25, interests: ['gardening'] };
const own = { country: 'NL', hasPlace: true } as const;

it('asks nothing that the site lets nobody choose', () => {
  expect(askedQuestions(rules)).toEqual(['who', 'age', 'place', 'interests']);
  expect(askedQuestions({ searchFields: ['age', 'real_only'] })).toEqual(['age', 'interests']);
  expect(askedQuestions({ searchFields: ['country'] })).toEqual(['place', 'interests']);
});

it('offers distances to who has a place, where the site has them', () => {
  expect(offeredReaches(true, rules)).toEqual([10, 25, 50, 100, 200, 'country', 'anywhere']);
  expect(offeredReaches(false, rules)).toEqual(['country', 'anywhere']);
  expect(offeredReaches(true, { searchFields: ['country'] })).toEqual(['country', 'anywhere']);
});

it('begins with what the member has said', () => {
  const said = { searchGender: 'male', age: 20, interests: ['sailing', 'unknown', 'music'] } as const;
  expect(startWish(said, rules)).toEqual({
    gender: 'male',
    minAge: 18,
    maxAge: 28,
    reach: 'country',
    interests: ['sailing', 'music'],
  });
});

it('is a filter of search: near, in the country, or anywhere', () => {
  const filter = (reach: MatchWish['reach'], hasPlace = true) =>
    filterOfWish({ ...wish, reach }, { ...own, hasPlace }, { ...rules, realOnly: false });
  expect(filter(25)).toMatchObject({ gender: 'male', minAge: 55, maxAge: 65, distance: 25, country: null });
  expect(filter(25, false)).toMatchObject({ distance: null, country: 'NL' });
  expect(filter('country')).toMatchObject({ distance: null, country: 'NL' });
  expect(filter('anywhere')).toMatchObject({ distance: null, country: null });
  expect(
    filterOfWish(wish, own, { searchFields: ['real_only'], minimumAge: 21, realOnly: true }),
  ).toMatchObject({ gender: null, minAge: 21, maxAge: 99, distance: null, country: null, realOnly: true });
});

it('gets wider by the nearest step first, and never asks for somebody else', () => {
  const steps = widerWishes(wish, true, rules).map(
    ({ reach, minAge, maxAge }) => `${reach} ${minAge}-${maxAge}`,
  );
  expect(steps).toEqual([
    '50 55-65',
    '25 50-70',
    '100 55-65',
    '200 55-65',
    'country 55-65',
    'anywhere 55-65',
    '25 45-75',
    '25 35-85',
    '25 18-99',
    'anywhere 18-99',
  ]);
  expect(widerWishes(wish, true, rules).every(({ gender }) => gender === 'male')).toBe(true);
  expect(widerWishes({ ...wish, reach: 'anywhere', minAge: 18, maxAge: 99 }, true, rules)).toEqual([]);
});
