import { expect, it } from 'vitest';
import { checkCity, longestCity } from './city.ts';

it('counts a letter outside of the basic plane once', () => {
  expect([checkCity(''), checkCity('𝒳'.repeat(longestCity))]).toEqual([null, null]);
  expect(checkCity('x'.repeat(longestCity + 1))).toBe('city_too_long');
});
