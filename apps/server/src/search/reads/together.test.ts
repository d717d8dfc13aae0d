import type { Gender, Point } from '@vesper/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { searchMembers } from '../repository.ts';
import {
  addPeople,
  few,
  many,
  mostMorePages,
  readingOf,
  requestOf,
  type Seeking,
  seekingOf,
  stockholm,
  tidy,
} from './people-repository.ts';
import type { Reads } from './explained-reads-repository.ts';

/** Filters that are asked for together, and whom somebody fits who looks for their own gender (decision 154). */
let server: TestServer;
let seeking: Seeking;

beforeAll(async () => {
  server = await startTestServer();
  const viewer = await server.member({ profile: { gender: 'male', country: 'NL', region: 'NL-UT' } });
  const { db } = server.services;
  seeking = await seekingOf(db, viewer.id);
  await addPeople(db, seeking, many, 3000);
  await addPeople(db, seeking, { ...many, sought: 'male' }, 60);
  await addPeople(db, seeking, { ...many, sought: null }, 20);
  await addPeople(db, seeking, { ...many, verified: true, sought: 'female' }, 40);
  await tidy(db);
});
afterAll(() => server.end());

interface Asked {
  readonly filter: object;
  readonly own?: Gender;
  readonly from?: Point;
}

const read = (asked: readonly Asked[]): Promise<Reads[]> =>
  asked.reduce<Promise<Reads[]>>(
    async (before, { filter, ...who }) => [
      ...(await before),
      await readingOf(server.services.db, (db) =>
        searchMembers(db, requestOf({ ...seeking, ...who }, filter)),
      ),
    ],
    Promise.resolve([]),
  );

/** What others are added to the world, of whom nobody matches. */
const without = async (asked: readonly Asked[], add: () => Promise<unknown>) => {
  const before = await read(asked);
  await add();
  await tidy(server.services.db);
  const after = await read(asked);
  expect(after.map(({ ways }) => ways)).toEqual(asked.map(() => ['Index Only Scan']));
  expect(after.map(({ entries }) => entries)).toEqual(before.map(({ entries }) => entries));
  expect(mostMorePages(before, after)).toBeLessThan(10);
  return after.map(({ indexes }) => indexes.map((name) => name.replace('search_profiles_', '')).toSorted());
};

describe('what a search reads of several filters together', () => {
  it('of who looks for their own gender does not grow with who looks for the other one', async () => {
    const filters = [
      {},
      { country: 'NL' },
      { minAge: 60, maxAge: 61 },
      { country: 'NL', minAge: 60, maxAge: 61 },
      { country: 'NL', region: 'NL-UT', minAge: 60, maxAge: 61 },
      { distance: 10 },
      { distance: 200 },
    ];
    const asked = filters.map((filter) => ({ filter, own: 'male' as const }));
    const indexes = await without(asked, () => addPeople(server.services.db, seeking, many, 6000));
    expect(indexes).toEqual([
      ['own_order'],
      ['own_country_order'],
      ['own_rank'],
      ['own_country'],
      ['own_region'],
      ['own_small_die'],
      ['own_die', 'own_small_die'],
    ]);
  });

  it('of everyone begins with those of the other gender, of whom more fit', async () => {
    const asked = [{ filter: { gender: null, country: 'NL' }, own: 'male' as const }];
    // There are no women here yet: all who fit are men, and they are found all the same.
    const [alone] = await read(asked);
    expect(alone?.entries).toBeGreaterThan(3000);
    const { db } = server.services;
    await addPeople(db, seeking, { ...many, gender: 'female', sought: 'male' }, 600);
    await tidy(db);
    const [everyone] = await read(asked);
    // Of men only those are looked at who come before the last of the page, as nearly none of them fits.
    expect(everyone?.entries).toBeLessThan(501 + 200);
  });

  it('of who is verified near by grows neither with who is verified elsewhere nor with the others near by', async () => {
    const asked = [10, 25, 200].map((distance) => ({ filter: { distance, verified: '1' } }));
    const { db } = server.services;
    const indexes = await without(asked, async () => {
      await addPeople(db, seeking, few, 6000);
      await addPeople(db, seeking, many, 3000);
    });
    expect(indexes).toEqual([
      ['verified_small_die'],
      ['verified_die', 'verified_small_die'],
      ['verified_die', 'verified_small_die'],
    ]);
    // In a country too: there are few enough of them.
    const [inCountry] = await read([{ filter: { distance: 100, country: 'NL', verified: '1' } }]);
    expect(inCountry?.indexes).toContain('search_profiles_verified_die');
  });

  it('of a country near by does not grow with who lives near by in another', async () => {
    const asked = [100, 200].map((distance) => ({ filter: { distance, country: 'SE' } }));
    const indexes = await without(asked, () => addPeople(server.services.db, seeking, many, 6000));
    expect(indexes).toEqual([['country_die'], ['country_die']]);
    const [here] = await read([{ filter: { distance: 25, country: 'SE' }, from: stockholm }]);
    expect(here?.entries).toBeGreaterThan(0);
    expect(here?.entries).toBeLessThanOrEqual(25 + 501);
  });
});
