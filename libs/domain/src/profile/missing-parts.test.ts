import { expect, it } from 'vitest';
import { missingParts, type ProfileFacts, profileParts } from './missing-parts.ts';

const whole: ProfileFacts = {
  main_image: {},
  about_me: 'I sail.',
  region: 'GB-LND',
  city: 'London',
  gender: 'female',
  search_gender: 'male',
  sexuality: 'hetero',
  interests: ['wine'],
};

it('finds nothing missing where all is there', () => {
  expect(missingParts(whole)).toEqual([]);
});

it.each([
  ['photo', { main_image: null }],
  ['about', { about_me: ' \n' }],
  ['place', { region: '', city: '' }],
  ['person', { gender: null }],
  ['person', { search_gender: null, sexuality: null }],
  ['interests', { interests: [] }],
] as const)('misses the %s', (part, change) => {
  expect(missingParts({ ...whole, ...change })).toEqual([part]);
});

it('takes nobody in particular for an answer to whom one looks for', () => {
  expect(missingParts({ ...whole, search_gender: null })).toEqual([]);
});

it('asks who said whom they look for no more', () => {
  expect(missingParts({ ...whole, sexuality: null })).toEqual([]);
});

it.each([{ region: '' }, { city: '' }])('takes the town or the region for a place: without %j', (change) => {
  expect(missingParts({ ...whole, ...change })).toEqual([]);
});

it('names what is most telling first', () => {
  const nothing = { main_image: null, about_me: '', region: '', city: '', gender: null, interests: [] };
  expect(missingParts({ ...whole, ...nothing })).toEqual(profileParts);
});
