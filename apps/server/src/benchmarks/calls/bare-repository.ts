import type { QueryConfig } from 'pg';

/** The least that an answer on one member needs: one row, by its key. */
export const pointRead = (member: string): QueryConfig => ({
  name: 'bare-point',
  text: `select id, email, name, status, language, birth_date, gender, country, region, city, about_me, interests,
    premium, signup_at, last_seen_at from members where id = $1`,
  values: [member],
});

/**
 * What the plain query reads: the same narrow rows in a table of their own, with an index in just its order. The product's own
 * are made for what it is asked, and are to be in nobody's way here.
 */
export const plainProfiles = `
  create table bench_profiles as select * from search_profiles;
  create index on bench_profiles (site_id, gender, ranked_at desc, member_id desc)
    include (birth_date, country, region, fictional, joined_on, cell_x, cell_y, cell_z, verified, sought);`;

/** Where a page of search takes main photos from: their own table, as a plain program has them, or beside each member (decision 166). */
const pictures = {
  photos: {
    columns: 'p.full_name, p.thumb_name, p.width, p.height',
    join: 'left join photos p on p.member_id = m.id and p.main',
  },
  beside: { columns: 'm.picture_full, m.picture_thumb, m.picture_width, m.picture_height', join: '' },
} as const;

/** What a plain program needs for a page of search: the same members with what their cards say, in one query. */
export const searchPage = (
  site: string,
  gender: string,
  most: number,
  from: keyof typeof pictures = 'photos',
): QueryConfig => ({
  name: `bare-search-${from}`,
  text: `select m.id, m.name, m.status, m.birth_date, m.gender, m.country, m.region, m.city, m.about_me, m.interests,
      m.fictional, m.automatic, m.premium, m.invisible, m.paused_at, m.last_seen_at, ${pictures[from].columns}
    from (select member_id, ranked_at from bench_profiles
      where site_id = $1 and gender = $2 order by ranked_at desc, member_id desc limit $3) s
    join members m on m.id = s.member_id ${pictures[from].join}
    order by s.ranked_at desc, s.member_id desc`,
  values: [site, gender, most],
});
