import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

export interface FacesRequest {
  readonly site: string;
  /** Whose people come first. */
  readonly country: string;
  readonly limit: number;
  /** Who looks, if it is a member: nobody is shown to whom they have blocked, nor to who has blocked them. */
  readonly viewer: string | undefined;
}

export interface Face {
  readonly id: string;
  readonly gender: 'female' | 'male';
}

/**
 * Members of a site, with a photo, who may be shown to everybody: those who said so, once their photo was looked at (decision 141),
 * then fictional profiles of the country, then others. A few of each are read off the indexes, however many members there are; somebody may come twice.
 */
export const findFaces = async (
  db: Database,
  { site, country, limit, viewer }: FacesRequest,
): Promise<readonly Face[]> => {
  const photo = sql`exists (select 1 from photos p where p.member_id = s.member_id and p.main)`;
  const people = sql`
    select s.member_id as id, s.gender, 0 as turn, s.ranked_at
    from members m join search_profiles s on s.member_id = m.id
    where m.site_id = ${site} and m.on_public_pages
      and exists (select 1 from photos p where p.member_id = s.member_id and p.main and p.moderation = 'approved')
    order by (s.country = ${country}) desc, s.ranked_at desc limit ${limit}`;
  const fictional = (gender: Face['gender'], place: RawBuilder<unknown>, turn: number) => sql`
    select s.member_id as id, s.gender, ${turn}::int as turn, s.ranked_at
    from search_profiles s
    where s.site_id = ${site} and s.gender = ${gender} and s.fictional and ${place} and ${photo}
    order by s.ranked_at desc limit ${limit}`;
  const here = sql`s.country = ${country}`;
  const anywhere = sql`true`;
  const allowed =
    viewer === undefined
      ? sql`true`
      : sql`not exists (select 1 from blocks b
          where (b.blocker = shown.id and b.blocked = ${viewer}) or (b.blocker = ${viewer} and b.blocked = shown.id))`;
  const { rows } = await sql<Face>`
    select id, gender from (
      (${people}) union all
      (${fictional('female', here, 1)}) union all (${fictional('male', here, 1)}) union all
      (${fictional('female', anywhere, 2)}) union all (${fictional('male', anywhere, 2)})
    ) shown where ${allowed} order by turn, ranked_at desc, id`.execute(db);
  return rows;
};
