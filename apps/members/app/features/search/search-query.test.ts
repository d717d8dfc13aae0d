// @vitest-environment node
import { filterOfAddress } from '@vesper/domain';
import { describe, expect, it } from 'vitest';
import { fieldsOfFilter, queryOfFilter, startQuery, wantedAges } from './search-query.ts';

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

  it('says all that is asked for, to the call and in the fields of a form', () => {
    const marks = 'real_only=1&with_photo=1&new_here=1&verified=1&online=1&fits=1';
    const asked = `gender=male&country=NL&region=NL-UT&min_age=50&max_age=65&distance=25&${marks}`;
    const filter = filterOfAddress(new URLSearchParams(asked), 18);
    const said = [...new URLSearchParams(asked).keys()].toSorted();
    for (const query of [queryOfFilter(filter, null), fieldsOfFilter(filter)]) {
      expect(Object.keys(query).toSorted()).toEqual(said);
      const address = new URLSearchParams(Object.entries(query).map(([name, it]) => [name, String(it)]));
      expect(filterOfAddress(address, 18)).toEqual(filter);
    }
  });
});

describe('what the search starts from', () => {
  const all = ['gender', 'country', 'region', 'age', 'real_only', 'fits'];
  const wanted = { gender: 'female', country: 'NL', min_age: '53', max_age: '69', fits: '1' as const };
  const bare = { gender: 'female', country: 'NL', minAge: 53, maxAge: 69, fits: true };
  const start = (asked: string, search_fields: readonly string[] = all) =>
    startQuery(new URLSearchParams(asked), wanted, { minimum_age: 18, search_fields }).toString();

  it('is what the member looks for, until something is asked', () => {
    expect(start('')).toBe('gender=female&country=NL&min_age=53&max_age=69&fits=1');
    expect(start('cursor=next')).toBe('cursor=next&gender=female&country=NL&min_age=53&max_age=69&fits=1');
    expect(start('gender=&min_age=50')).toBe('gender=&min_age=50');
  });

  it('leaves out what the site does not offer, and keeps to what the member looks for there', () => {
    expect(start('gender=male&country=DE&region=DE-BE&min_age=50', ['age', 'region'])).toBe(
      'min_age=50&gender=female&country=NL',
    );
    expect(start('real_only=1&min_age=50', ['gender', 'country'])).toBe('gender=female&country=NL');
    expect(start('', ['gender', 'country'])).toBe('gender=female&country=NL');
  });

  it.each(['utm_source=mail', 'network=n1&ref=r', 'lb=1', 'constructor=x'])(
    'is that too where the address only says where somebody comes from: %s',
    (asked) => expect(filterOfAddress(new URLSearchParams(start(asked)), 18)).toMatchObject(bare),
  );

  it('takes both ages of the home page’s one field', () => {
    expect(start('gender=male&age=55-65')).toBe('gender=male&min_age=55&max_age=65');
    expect(start('age=old')).toBe('age=old');
  });

  it('is the own age, eight years up and down, and all ages for visitors', () => {
    const born = (date_of_birth: string) => wantedAges({ profile: { date_of_birth } }, 30, '2026-11-22');
    expect(born('1964-02-28')).toEqual({ min_age: '54', max_age: '70' });
    expect(born('1990-02-28')).toEqual({ min_age: '30', max_age: '44' });
    expect(born('1930-02-28')).toEqual({ min_age: '88', max_age: '99' });
    expect(wantedAges(null, 30, '2026-11-22')).toEqual({ min_age: null, max_age: null });
  });
});
