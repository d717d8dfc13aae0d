// @vitest-environment node
import { expect, it } from 'vitest';
import { keepSearch, keptSearch } from './kept-search.ts';

const line = keepSearch('anna', { gender: 'male', country: '', min_age: '50', max_age: '61' });
const cookies = (name: string) =>
  name === 'search' ? line.slice('search='.length).split(';')[0] : undefined;

it('comes back to the member who made it', () => {
  expect(keptSearch(cookies, 'anna')?.toString()).toBe('gender=male&country=&min_age=50&max_age=61');
});

it('is nobody else’s, and none of visitors', () => {
  expect(keptSearch(cookies, 'bert')).toBeUndefined();
  expect(keptSearch(cookies, undefined)).toBeUndefined();
  expect(keptSearch(() => undefined, 'anna')).toBeUndefined();
  expect(keptSearch(() => 'anna', 'anna')).toBeUndefined();
});

it('is kept for a month, where no script can read it', () =>
  expect(line).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/));
