// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fieldsOfFilter, filterOfAddress, queryOfFilter } from './search-query.ts';

describe('the search in the address', () => {
  it('leaves out what is any', () => {
    const filter = filterOfAddress(
      new URLSearchParams('gender=&country=NL&region=NL-UT&min_age=50&max_age=65'),
      18,
    );
    expect(queryOfFilter(filter, null)).toEqual({ country: 'NL', region: 'NL-UT', min_age: 50, max_age: 65 });
    expect(queryOfFilter(filter, 'next')).toMatchObject({ cursor: 'next' });
  });

  it('survives nonsense', () => {
    const filter = filterOfAddress(
      new URLSearchParams('gender=robot&country=XX&min_age=abc&max_age=400'),
      18,
    );
    expect(queryOfFilter(filter, null)).toEqual({ min_age: 18, max_age: 99 });
  });

  it('comes back the same from the fields of a form', () => {
    const filter = filterOfAddress(
      new URLSearchParams('gender=female&country=DE&min_age=60&real_only=1'),
      18,
    );
    expect(filterOfAddress(new URLSearchParams(fieldsOfFilter(filter)), 18)).toEqual(filter);
  });
});
