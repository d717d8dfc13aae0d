import type { Point } from '@vesper/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostValues } from '../../platform/database/drivers/statement-names.ts';
import type { Reads } from './explained-reads-repository.ts';
import {
  addPeople,
  comeHere,
  few,
  type Kind,
  many,
  mostMorePages,
  readingOf,
  requestOf,
  seekingOf,
  stockholm,
  tidy,
} from './people-repository.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { searchFurther, searchMembers } from '../repository.ts';

let server: TestServer;
let viewer: Person;
let site: string;

const seeking = () => ({ site, viewer: viewer.id });
const add = (kind: Kind, count: number) => addPeople(server.services.db, seeking(), kind, count);
const tidied = () => tidy(server.services.db);
const come = (country: string) => comeHere(server.services.db, country);

beforeAll(async () => {
  server = await startTestServer();
  viewer = await server.member({ profile: { gender: 'female', country: 'NL', region: 'NL-UT' } });
  ({ site } = await seekingOf(server.services.db, viewer.id));
  await add(few, 60);
  await add(many, 3000);
  await tidied();
});
afterAll(() => server.end());

const first = (filter: object, from?: Point) =>
  readingOf(server.services.db, (db) =>
    searchMembers(db, requestOf({ ...seeking(), ...(from && { from }) }, filter)),
  );
const later = (filter: object, from?: Point) =>
  readingOf(server.services.db, (db) =>
    searchFurther(db, requestOf({ ...seeking(), ...(from && { from }) }, filter), {
      rankedAt: '2026-11-24 12:00:00+00',
      member: '00000000-0000-7000-8000-000000000000',
    }),
  );

describe('what a search reads', () => {
  it.each([
    ['a country', { country: 'NL' }],
    ['a region', { country: 'NL', region: 'NL-UT' }],
    ['two years of age', { country: 'NL', minAge: 60, maxAge: 61 }],
    ['two years of age, with a photo', { country: 'NL', minAge: 60, maxAge: 61, withPhoto: '1' }],
    ['everyone of twenty years', { gender: null, minAge: 50, maxAge: 70 }],
    ['within 10 km', { distance: 10 }],
    ['within 25 km', { distance: 25 }],
    ['verified', { verified: '1' }],
  ])('of %s is hardly more than the page and the count', async (_, filter) => {
    const [page, next] = [await first(filter), await later(filter)];
    expect([page.ways, next.ways]).toEqual([['Index Only Scan'], ['Index Only Scan']]);
    // Up to 501 are counted; of each order no more than a page is looked at.
    expect(page.entries).toBeLessThan(501 + 200);
    expect(next.entries).toBeLessThan(200);
    expect(page.pages).toBeLessThan(70);
    expect(next.pages).toBeLessThan(40);
  });

  it.each([
    ['all ages in a country', { country: 'NL' }, 'country_order'],
    ['all ages in a sparse country', { country: 'SE' }, 'country_order'],
    ['most ages in a country', { country: 'NL', minAge: 45, maxAge: 90 }, 'country_order'],
    ['all ages anywhere', {}, 'order'],
    ['all who are new', { newHere: '1' }, 'new'],
    ['all who are new in a region', { country: 'SE', region: 'SE-AB', newHere: '1' }, 'country_new'],
    ['all who are new within 200 km', { newHere: '1', distance: 200 }, 'new'],
    ['all who are verified', { verified: '1' }, 'verified_order'],
    ['all who are verified in a country', { country: 'SE', verified: '1' }, 'verified_country_order'],
    ['two years of one decade', { country: 'NL', minAge: 60, maxAge: 61 }, 'country'],
    ['two years of a region', { country: 'NL', region: 'NL-UT', minAge: 60, maxAge: 61 }, 'region'],
  ])('of %s is one reading for page and count, of one order', async (_, filter, index) => {
    const [page, next] = [await first(filter), await later(filter)];
    expect([page.readings, next.readings]).toEqual([1, 1]);
    expect([page.indexes, next.indexes]).toEqual([
      [`search_profiles_${index}`],
      [`search_profiles_${index}`],
    ]);
    // Who is passed over in the index is not told; nobody is handed on who is not counted or shown.
    expect(page.entries).toBeLessThanOrEqual(501);
    expect(next.entries).toBeLessThan(60);
  });

  it.each([
    [10, ['small_die'], ['small_die']],
    // As many as are counted live in dice that lie inside as a whole.
    [25, ['die', 'small_die'], ['die']],
    [50, ['die', 'small_die'], ['die']],
    [100, ['die', 'small_die'], ['die']],
    [200, ['die', 'small_die'], ['die']],
  ])('within %i km is of the dice around alone', async (distance, counted, read) => {
    const [page, next] = [await first({ distance }), await later({ distance })];
    const names = (of: readonly string[]) => of.map((name) => `search_profiles_${name}`);
    expect([page.indexes.toSorted(), next.indexes]).toEqual([names(counted), names(read)]);
    expect(page.entries).toBeLessThanOrEqual(25 + 501);
    // Each of at most 350 dice is gone down to once: nobody is read of the rest of the world.
    expect(page.readings).toBeLessThan(360);
  });

  it('of all ages, of both genders, is an order each', async () => {
    const [page, next] = [await first({ gender: null, fits: '' }), await later({ gender: null, fits: '' })];
    // The page of the first, what of the second comes before its end, and the count of as many as it needs.
    expect(page.readings).toBeLessThanOrEqual(4);
    expect(next.readings).toBe(2);
    expect([...page.indexes, ...next.indexes]).toEqual(['search_profiles_order', 'search_profiles_order']);
  });

  it('compares at places that are known beforehand: no column before the last that is compared has a length of its own', async () => {
    // An entry of which one has is counted out anew for each column behind it: passing over somebody cost three times as much.
    const { rows } = await sql<{ index: string; columns: string }>`
      select c.relname as index, string_agg(a.attname, ' ' order by a.attnum) as columns
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_attribute a on a.attrelid = c.oid
      where i.indrelid = 'search_profiles'::regclass and a.attlen < 0 and a.attnum <= i.indnkeyatts
        and c.relname not like '%fictional%'
      group by 1`.execute(server.services.db);
    expect(rows).toEqual([]);
  });

  it('is planned once, whatever is asked: a statement with more values is not kept prepared', async () => {
    const all = { country: 'NL', region: 'NL-UT', minAge: 60, maxAge: 61, distance: 25, online: '1' };
    const others = { realOnly: '1', withPhoto: '1', newHere: '1', verified: '1' };
    expect((await first({ ...all, ...others })).values).toBeLessThanOrEqual(mostValues);
    expect((await later({ ...all, ...others })).values).toBeLessThanOrEqual(mostValues);
  });

  const readAll = async (searches: readonly (readonly [object, Point?])[]) => {
    const all: Reads[] = [];
    for (const [filter, from] of searches) all.push(await first(filter, from));
    return all;
  };
  it('does not grow with the members who do not match', async () => {
    const rare: [object, Point?][] = [
      [{ country: 'SE' }],
      [{ minAge: 88, maxAge: 96 }],
      [{ distance: 25 }, stockholm],
      [{ verified: '1' }],
      [{ newHere: '1' }],
      [{ newHere: '1', distance: 200 }, stockholm],
    ];
    const before = await readAll(rare);
    await add(many, 6000);
    await tidied();
    const after = await readAll(rare);
    expect(after.map(({ entries }) => entries)).toEqual(before.map(({ entries }) => entries));
    expect(mostMorePages(before, after)).toBeLessThan(10);
  });

  it('of who is here now does not grow with who was here today, nor with the others who are here', async () => {
    const online = { online: '1' };
    const rare: [object, Point?][] = [
      [{ ...online, country: 'SE' }],
      [{ ...online, minAge: 88, maxAge: 96 }],
      [{ ...online, distance: 25 }, stockholm],
      [{ ...online, distance: 200 }, stockholm],
      [{ ...online, verified: '1' }],
      [{ ...online, newHere: '1' }],
    ];
    await come('SE');
    await tidied();
    const before = await readAll([...rare, [online]]);
    // All who match are looked up, and nobody of those who were here today: thousands of them.
    for (const { lookedUp } of before) expect(lookedUp).toBeLessThan(2 * 60 + 1);
    await come('NL');
    await tidied();
    const after = await readAll(rare);
    expect(after.map(({ ways }) => ways)).toEqual(rare.map(() => ['Index Only Scan']));
    expect(after.map(({ entries, lookedUp }) => [entries, lookedUp])).toEqual(
      before.slice(0, -1).map(({ entries, lookedUp }) => [entries, lookedUp]),
    );
    expect(mostMorePages(before, after)).toBeLessThan(10);
    const [page, next] = [await first(online), await later(online)];
    expect(page.entries).toBeLessThanOrEqual(501);
    expect(page.lookedUp).toBeLessThanOrEqual(501);
    expect(next.entries).toBeLessThan(60);
  });
});

describe('what a search finds', () => {
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

  it('is the same in the order of all ages as in the lanes of a few', async () => {
    const { db } = server.services;
    // Those born from 1931 to 1933, and of those from 1941 to 1987 the first of each three decades.
    const ages = (minAge: number, maxAge: number, more: object) =>
      requestOf(seeking(), { ...more, minAge, maxAge });
    const before = await searchMembers(db, ages(18, 99, { country: 'SE', realOnly: '1' }));
    const [blocked, blocker] = idsOf(before.rows);
    await sql`insert into blocks (blocker, blocked, created_at)
      values (${viewer.id}, ${blocked}, now()), (${blocker}, ${viewer.id}, now())`.execute(db);
    for (const gender of ['male', null]) {
      const few = await searchMembers(db, ages(90, 99, { country: 'SE', realOnly: '1', gender }));
      const all = await searchMembers(db, ages(18, 99, { country: 'SE', realOnly: '1', gender }));
      expect(all).toEqual(few);
      expect([all.count, idsOf(all.rows)]).toEqual([
        before.count - 2,
        idsOf(before.rows).slice(2).concat(idsOf(all.rows).slice(-2)),
      ]);

      const place = { rankedAt: all.rows[9]?.rankedAt ?? '', member: all.rows[9]?.id ?? '' };
      const rest = await searchFurther(db, ages(18, 99, { country: 'SE', realOnly: '1', gender }), place);
      expect(rest).toEqual(
        await searchFurther(db, ages(90, 99, { country: 'SE', realOnly: '1', gender }), place),
      );
      expect(idsOf(rest).slice(0, 15)).toEqual(idsOf(all.rows).slice(10));
    }
    const country = { country: 'NL' };
    const parts = [ages(18, 55, country), ages(56, 75, country), ages(76, 99, country)];
    const rows = [];
    for (const part of parts) rows.push(...(await searchMembers(db, part)).rows);
    const byRank = rows.toSorted((a, b) =>
      a.rankedAt < b.rankedAt || (a.rankedAt === b.rankedAt && a.id < b.id) ? 1 : -1,
    );
    const all = await searchMembers(db, ages(18, 99, country));
    expect(idsOf(all.rows)).toEqual(idsOf(byRank.slice(0, all.rows.length)));
  });
});
