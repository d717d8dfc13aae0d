import {
  ageOn,
  distanceStep,
  genders,
  isNewHere,
  normalizeSearchFilter,
  type Point,
  searchDistances,
  type SearchFilter,
} from '@vesper/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterHere } from '../../member/search-profile/here-now-repository.ts';
import { newId } from '../../platform/ids.ts';
import { addSecondSite } from '../../testing/second-site.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { searchFurther, searchMembers } from '../repository.ts';
import type { SearchPosition } from '../wanted.ts';
import { type SearchRequest, type Wanted, wantedOf } from '../wanted.ts';
import { firstCountedOf } from './counted-repository.ts';

/** Whatever is asked for, search answers what somebody would find who looks at everybody one by one. */
const isLong = process.env.VESPER_TEST_LENGTH === 'long';
const today = '2026-11-26';
const now = Date.parse(`${today}T12:00:00Z`);
const hereSince = new Date(now - 300_000);

interface Someone {
  readonly id: string;
  readonly site_id: string;
  readonly gender: (typeof genders)[number];
  readonly country: string;
  readonly region: string;
  readonly birth_date: string;
  readonly fictional: boolean;
  readonly automatic: boolean;
  readonly verified: boolean;
  readonly with_photo: boolean;
  readonly sought: string | null;
  readonly joined_on: string;
  readonly ranked_at: string;
  readonly last_seen_at: string;
  readonly cell: Point | null;
}

const everybody: Someone[] = [];
/** Who blocks whom, either way. */
const blocks: (readonly [string, string])[] = [];
let server: TestServer;
let site: string;
/** The first two with blocks, the third with none and found by others. */
const viewers: string[] = [];
let unblocked: string;

/** The same world in every run: a row of numbers that looks like chance. */
let state = 7;
const below = (most: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % most;
};
const oneOf = <T>(choices: readonly T[]): T => {
  const chosen = choices[below(choices.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
};
const day = (days: number): string => new Date(now - days * 86_400_000).toISOString().slice(0, 10);

/** Around Utrecht, up to some 150 km off, each in the middle of a cell of 5 km. */
const somewhere = (): Point => {
  const [x, y] = [3_910_000 + (below(40) - 20) * 5000, 350_000 + (below(40) - 20) * 5000];
  return { x, y, z: Math.round(Math.sqrt(6_371_000 ** 2 - x ** 2 - y ** 2)) };
};

const someone = (site_id: string): Someone => {
  const country = oneOf(['NL', 'NL', 'BE']);
  const [isHere, fictional] = [below(4) === 0, below(4) === 0];
  // Many are of the same moment: then the order is that of their ids.
  const ranked = isHere ? 0 : below(6);
  return {
    id: newId(),
    site_id,
    gender: oneOf(genders),
    country,
    region: oneOf(country === 'NL' ? ['NL-UT', 'NL-NH'] : ['BE-VAN', 'BE-BRU']),
    birth_date: day(18 * 366 + below(27_000)),
    fictional,
    automatic: fictional && below(2) === 0,
    verified: !fictional && below(3) === 0,
    with_photo: below(3) > 0,
    sought: oneOf([null, ...genders]),
    joined_on: day(below(60)),
    ranked_at: `${day(ranked)}T0${below(3)}:00:00Z`,
    last_seen_at: new Date(isHere ? now - 60_000 : now - 7_200_000).toISOString(),
    cell: below(8) === 0 ? null : somewhere(),
  };
};

const addAll = (like: string) => sql`
  with given as (select * from jsonb_array_elements(${JSON.stringify(everybody)}::jsonb) as g (one)),
  made as (
    insert into members
    select (jsonb_populate_record(m, one || jsonb_build_object('email', gen_random_uuid(), 'signup_at', one -> 'joined_on'))).*
    from members m, given where m.id = ${like} returning id)
  insert into search_profiles (member_id, site_id, gender, country, region, birth_date, fictional, ranked_at, joined_on, sought,
    verified, with_photo, cell_x, cell_y, cell_z)
  select made.id, f.site_id, f.gender, f.country, f.region, f.birth_date, f.fictional, f.ranked_at, f.joined_on, f.sought, f.verified,
    f.with_photo, (f.cell ->> 'x')::int, (f.cell ->> 'y')::int, (f.cell ->> 'z')::int
  from made, given, jsonb_to_record(one) as f (id uuid, site_id uuid, gender text, country text, region text, birth_date date,
    fictional boolean, ranked_at timestamptz, joined_on date, sought text, verified boolean, with_photo boolean, cell jsonb)
  where f.id = made.id`;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  const first = await server.member();
  viewers.push(first.id, (await server.member()).id);
  ({ site_id: site } = await db
    .selectFrom('members')
    .select('site_id')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow());
  await sql`delete from search_profiles`.execute(db);
  // Of another brand everybody is like those of this one.
  const other = await addSecondSite(server);
  for (let count = 0; count < 700; count += 1) everybody.push(someone(count % 7 === 0 ? other : site));
  await addAll(first.id).execute(db);
  // Who has gone is still there, as until the next round.
  await enterHere(
    db,
    everybody.map(({ id }) => id),
  );
  unblocked = everybody.find(({ site_id: of }) => of === site)?.id ?? '';
  for (const viewer of viewers)
    for (let count = 0; count < 60; count += 1) {
      const { id } = oneOf(everybody);
      if (id !== unblocked && !blocks.flat().includes(id))
        blocks.push(count % 2 === 0 ? [viewer, id] : [id, viewer]);
    }
  viewers.push(unblocked);
  for (const [blocker, blocked] of blocks)
    await db
      .insertInto('blocks')
      .values({ blocker, blocked, created_at: new Date(now) })
      .execute();
});
afterAll(() => server.end());

const isBarred = (viewer: string, { id }: Someone): boolean =>
  id === viewer ||
  blocks.some(([one, other]) => (one === viewer && other === id) || (one === id && other === viewer));

const matches = ({ filter, own, from, viewer }: SearchRequest, one: Someone): boolean => {
  const age = ageOn(one.birth_date, today);
  const step = filter.distance !== null && from !== null && one.cell ? distanceStep(from, one.cell) : null;
  return [
    one.site_id === site,
    viewer === undefined || !isBarred(viewer, one),
    filter.gender === null || one.gender === filter.gender,
    filter.country === null || one.country === filter.country,
    filter.region === null || one.region === filter.region,
    age >= filter.minAge && age <= filter.maxAge,
    !filter.realOnly || !one.fictional,
    own === undefined || one.sought === null || one.sought === own,
    !filter.verified || one.verified,
    !filter.withPhoto || one.with_photo,
    !filter.newHere || isNewHere(Date.parse(one.joined_on), Date.parse(today)),
    filter.distance === null || from === null || (step !== null && step <= filter.distance),
    !filter.online ||
      (Date.parse(one.last_seen_at) > hereSince.getTime() && (one.automatic || !one.fictional)),
  ].every(Boolean);
};

const byRank = (a: Someone, b: Someone): number =>
  Date.parse(b.ranked_at) - Date.parse(a.ranked_at) || (a.id < b.id ? 1 : -1);

const flag = fc.constantFrom(undefined, undefined, undefined, '1');
const asked = fc.record({
  filter: fc.record({
    gender: fc.constantFrom(...genders, null),
    country: fc.constantFrom('NL', 'BE', 'FI', null),
    region: fc.constantFrom('NL-UT', 'BE-VAN', null, null),
    minAge: fc.integer({ min: 18, max: 60 }),
    maxAge: fc.integer({ min: 20, max: 99 }),
    distance: fc.constantFrom(...searchDistances, null, null, null),
    realOnly: flag,
    withPhoto: flag,
    newHere: flag,
    verified: flag,
    online: flag,
  } satisfies Partial<Record<keyof SearchFilter, unknown>>),
  own: fc.constantFrom(...genders, undefined),
  viewer: fc.nat({ max: 3 }),
  from: fc.constantFrom(null, ...Array.from({ length: 6 }, somewhere)),
});

const fewCounted = 6;

it('is what looking at everybody one by one finds, page by page, with how many there are', async () => {
  const { db } = server.services;
  let found = 0;
  await fc.assert(
    fc.asyncProperty(asked, async ({ filter, own, viewer, from }) => {
      const request: SearchRequest = {
        site,
        viewer: viewers[viewer],
        isUnblocked: viewers[viewer] === unblocked,
        own,
        filter: normalizeSearchFilter(filter, { minimumAge: 18 }),
        from,
        today,
        hereSince,
      };
      const expected = everybody.filter((one) => matches(request, one)).toSorted(byRank);
      const ids: string[] = [];
      const first = await searchMembers(db, request);
      let page = first.rows;
      while (page.length > 0) {
        ids.push(...page.slice(0, 24).map(({ id }) => id));
        if (page.length <= 24) break;
        const last = page[23];
        const place: SearchPosition = { rankedAt: last?.rankedAt ?? '', member: last?.id ?? '' };
        page = await searchFurther(db, request, place);
      }
      expect(ids).toEqual(expected.map(({ id }) => id));
      expect(first.count).toBe(Math.min(expected.length, 501));
      // Counted no further than a few: more often than not, those who surely live near enough are as many.
      const counted = firstCountedOf(wantedOf(request) as Wanted, 24, fewCounted);
      const { rows } = await sql<{ count: number }>`select count from (${counted}) counted`.execute(db);
      expect(rows.at(0)?.count ?? 0).toBe(Math.min(expected.length, fewCounted));
      found += ids.length;
    }),
    { numRuns: isLong ? 3000 : 120, seed: isLong ? undefined : 20_261_126 },
  );
  // Not all of them ask for what nobody is.
  expect(found).toBeGreaterThan(1000);
});
