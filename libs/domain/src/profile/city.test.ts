import { expect, it } from 'vitest';
import { checkCity, longestCity, normalizeCity } from './city.ts';

it('counts a letter outside of the basic plane once', () => {
  expect([checkCity(''), checkCity('𝒳'.repeat(longestCity))]).toEqual([null, null]);
  expect(checkCity('x'.repeat(longestCity + 1))).toBe('city_too_long');
});

it('takes no tower of marks on one letter', () =>
  expect([checkCity(`a${'\u0301'.repeat(20)}`), checkCity('Ńąšé')]).toEqual(['city_too_long', null]));

it.each([
  ['\u200b\u200b', ''],
  [' \u202e ', ''],
  ['\u202eUtrecht', 'Utrecht'],
  [' Den   Haag ', 'Den Haag'],
])('%j is stored as %j', (city, stored) => expect(normalizeCity(city)).toBe(stored));
