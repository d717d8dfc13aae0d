import { type Gender, normalizeSearchFilter, type Point, type SearchFilter } from '@vesper/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { explaining, type Reads } from './explained-reads-repository.ts';
import type { SearchRequest } from '../wanted.ts';

export const utrecht: Point = { x: 3_909_845, y: 350_314, z: 5_017_950 };
export const stockholm: Point = { x: 3_101_000, y: 1_010_000, z: 5_472_965 };

/** What the database reads for one statement. */
export const readingOf = async (db: Database, act: (db: Database) => Promise<unknown>): Promise<Reads> => {
  let reads: Reads | undefined;
  await act(explaining(db, (read) => (reads = read)));
  if (!reads) throw new Error('nothing was explained');
  return reads;
};

/** Who searches, from where. */
export interface Seeking {
  readonly site: string;
  readonly viewer: string;
  readonly own?: Gender;
  readonly from?: Point;
}

/** A member who searches on their own site. */
export const seekingOf = async (db: Database, viewer: string): Promise<Seeking> => {
  const members = db.selectFrom('members').select('site_id').where('id', '=', viewer);
  return { site: (await members.executeTakeFirstOrThrow()).site_id, viewer };
};

/** A search for men, by a woman near Utrecht unless something else is said. */
export const requestOf = (
  { site, viewer, own = 'female', from = utrecht }: Seeking,
  filter: Partial<Record<keyof SearchFilter, unknown>>,
): SearchRequest => ({
  site,
  viewer,
  own,
  filter: normalizeSearchFilter({ gender: 'male', fits: '1', ...filter }, { minimumAge: 18 }),
  from,
  today: '2026-11-26',
  hereSince: new Date('2020-01-01'),
});

export interface Kind {
  /** Out of the number `n` of each. */
  readonly born: RawBuilder<unknown>;
  readonly country: string;
  readonly region: string;
  readonly point: Point;
  readonly verified: boolean;
  /** `YYYY-MM-DD`. */
  readonly joined: string;
  /** Men, if nothing is said, */
  readonly gender?: Gender;
  /** who look for a woman. */
  readonly sought?: Gender | null;
}

export const many: Kind = {
  born: sql`date '1941-01-01' + n * 7919 % 17000`,
  country: 'NL',
  region: 'NL-UT',
  point: utrecht,
  verified: false,
  joined: '2026-01-01',
};
/** Who has nothing in common with those. */
export const few: Kind = {
  born: sql`date '1931-01-01' + n * 17`,
  country: 'SE',
  region: 'SE-AB',
  point: stockholm,
  verified: true,
  joined: '2026-11-20',
};

/** So many people, each minute one of them was here last. */
export const addPeople = (
  db: Database,
  { site, viewer }: Seeking,
  { born, country, region, point, verified, joined, gender = 'male', sought = 'female' }: Kind,
  count: number,
) =>
  sql`
    with made as (insert into members
      select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'email', gen_random_uuid(), 'gender', ${gender}::text))).*
      from members m, generate_series(1, ${sql.lit(count)}) where m.id = ${viewer}
      returning id)
    insert into search_profiles (member_id, site_id, gender, country, region, birth_date, fictional, ranked_at, joined_on, sought,
      verified, with_photo, cell_x, cell_y, cell_z, is_new)
    select id, ${site}::uuid, ${gender}, ${country}, ${region}, ${born}, false, timestamptz '2026-11-25' - n * interval '1 minute',
      ${joined}::date, ${sought}::text, ${verified}, true, ${point.x}::int, ${point.y}::int, ${point.z}::int, ${joined}::date > '2026-11-01'
    from (select id, row_number() over (order by id)::int as n from made) m`.execute(db);

/** As the database keeps itself while it runs: what it reads depends on it. */
export const tidy = (db: Database) => sql`vacuum analyze search_profiles, search_profiles_here`.execute(db);

/** Who is in a country comes, and is here now. */
export const comeHere = (db: Database, country: string) =>
  sql`insert into search_profiles_here select * from search_profiles where country = ${country} on conflict do nothing`.execute(
    db,
  );

/**
 * How many pages more are read of each. The trees of the indexes may have become a level higher: one page more each time that one is
 * gone down. Six thousand entries passed over would be eighty pages.
 */
export const mostMorePages = (before: readonly Reads[], after: readonly Reads[]): number =>
  Math.max(...after.map(({ pages, readings }, index) => pages - (before[index]?.pages ?? 0) - readings));
