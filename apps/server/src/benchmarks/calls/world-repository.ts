import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** How much there is beside the members who ask. */
export interface WorldSize {
  readonly profiles: number;
  /** Of each asker. */
  readonly conversations: number;
  readonly messagesEach: number;
  /** For each asker. */
  readonly likesEach: number;
  /** About so many of each asker, of those who were here last: some stand on first pages. */
  readonly ownLikes?: number;
  /** Members that each asker has blocked, or who have blocked them, half and half. */
  readonly blocksEach?: number;
  /** One in two thousand lives in another country, one in forty is verified, and the askers live among the others. */
  readonly various?: boolean;
  /** So many more who have nothing in common with the others: another country, another place, older, verified. The second half of the askers lives among them. */
  readonly few?: number;
}

/** A place on the earth's surface, of which every member's is one. */
const surface = (x: number, y: number) => ({
  x,
  y,
  z: Math.round(Math.sqrt(6_371_000 ** 2 - x ** 2 - y ** 2)),
});
/** Where the others live around. */
const middle = surface(3_900_000, 350_000);
/** Where the few others live. */
const apart = surface(3_100_000, 1_010_000);

/**
 * Members who can be found, each with a main picture, like the one given but for gender, age and when they were here last; in
 * the order of search they stand as the product places them.
 */
const addProfiles = async (
  db: Database,
  like: string,
  [from, to]: readonly [number, number],
  various: boolean,
): Promise<void> => {
  // One statement, so that what the rows refer to need not be looked up among all.
  await sql`
    with made as (insert into members (id, site_id, email, name, status, language, birth_date, gender, sexuality, search_gender, country,
      region, city, cell_x, cell_y, cell_z, about_me, interests, signup_at, confirmed_at, last_seen_at, verified,
      picture_full, picture_thumb, picture_width, picture_height)
    select made_id.id, m.site_id, 'bench-' || n || '@example.test', 'Bench ' || n, 'active', 'en',
      date '1940-01-01' + (n::bigint * 7919 % 17000)::int, case n % 2 when 0 then 'male' else 'female' end, 'hetero',
      case n % 2 when 0 then 'female' else 'male' end,
      case when ${various}::boolean and n % 2000 in (7, 8) then 'FI' else m.country end,
      case when ${various}::boolean and n % 2000 in (7, 8) then 'FI-18' else m.region end, 'Utrecht',
      -- Over some 300 km around Utrecht; the middles of cells are 2 km apart.
      x, y, sqrt(6371000.0 ^ 2 - x::numeric ^ 2 - y::numeric ^ 2)::int,
      'I like long walks by the sea and good company. ' || repeat('More of me. ', 20), array['music', 'walking'],
      now() - interval '90 days', now() - interval '90 days', now() - n * interval '13 seconds' - interval '2 minutes',
      ${various}::boolean and n % 40 in (3, 4), made_id.id || '-full.avif', made_id.id || '-thumb.avif', 960, 1280
    from members m, generate_series(${from}::int, ${to}::int) n, lateral (select n as nth, gen_random_uuid() as id) made_id, lateral (
      select ${middle.x}::int + ((n::bigint * 104729) % 120 - 60)::int * 1800 as x,
        ${middle.y}::int + ((n::bigint * 1299709) % 130 - 65)::int * 2200 as y) place
    where m.id = ${like}
    returning *),
    found as (insert into search_profiles (member_id, site_id, gender, country, region, birth_date, fictional, ranked_at,
      joined_on, cell_x, cell_y, cell_z, sought, verified, with_photo, is_new)
    select id, site_id, gender, country, region, birth_date, fictional, search_rank(id, last_seen_at), date_trunc('day', signup_at),
      cell_x, cell_y, cell_z, search_gender, verified, true, signup_at > now() - interval '31 days' from made)
    insert into photos (id, member_id, position, main, width, height, full_name, thumb_name, blurred_name,
      blurred_thumb_name, created_at)
    select gen_random_uuid(), id, 0, true, 960, 1280, id || '-full.avif', id || '-thumb.avif', id || '-blurred.avif',
      id || '-blurred-thumb.avif', now() from made`.execute(db);
};

/** The few others, on an area of the same kind. */
const addFew = async (db: Database, like: string, few: number): Promise<void> => {
  await sql`
    with made as (insert into members (id, site_id, email, name, status, language, birth_date, gender, sexuality, search_gender, country,
      region, city, cell_x, cell_y, cell_z, about_me, interests, signup_at, confirmed_at, last_seen_at, verified,
      picture_full, picture_thumb, picture_width, picture_height)
    select made_id.id, m.site_id, 'few-' || n || '@example.test', 'Few ' || n, 'active', 'en',
      date '1931-01-01' + (n::bigint * 7919 % 2900)::int, case n % 2 when 0 then 'male' else 'female' end, 'hetero',
      case n % 2 when 0 then 'female' else 'male' end, 'SE', 'SE-AB', 'Stockholm',
      x, y, sqrt(6371000.0 ^ 2 - x::numeric ^ 2 - y::numeric ^ 2)::int,
      'I like long walks by the sea and good company. ' || repeat('More of me. ', 20), array['music', 'walking'],
      now() - interval '90 days', now() - interval '90 days', now() - n * interval '13 minutes' - interval '2 minutes', true,
      made_id.id || '-full.avif', made_id.id || '-thumb.avif', 960, 1280
    from members m, generate_series(1, ${few}::int) n, lateral (select n as nth, gen_random_uuid() as id) made_id, lateral (
      select ${apart.x}::int + (n % 10 - 5)::int * 1800 as x, ${apart.y}::int + (n % 9 - 4)::int * 2200 as y) place
    where m.id = ${like}
    returning *),
    found as (insert into search_profiles (member_id, site_id, gender, country, region, birth_date, fictional, ranked_at,
      joined_on, cell_x, cell_y, cell_z, sought, verified, with_photo, is_new)
    select id, site_id, gender, country, region, birth_date, fictional, search_rank(id, last_seen_at), date_trunc('day', signup_at),
      cell_x, cell_y, cell_z, search_gender, verified, true, signup_at > now() - interval '31 days' from made)
    insert into photos (id, member_id, position, main, width, height, full_name, thumb_name, blurred_name,
      blurred_thumb_name, created_at)
    select gen_random_uuid(), id, 0, true, 960, 1280, id || '-full.avif', id || '-thumb.avif', id || '-blurred.avif',
      id || '-blurred-thumb.avif', now() from made`.execute(db);
};

/** Conversations of one member with some of the others, half of the messages by either side, two unread in each. */
const addConversations = async (db: Database, member: string, size: WorldSize): Promise<void> => {
  const { conversations, messagesEach } = size;
  await sql`
    with others as (
      select gen_random_uuid() as id, o.id as other, o.site_id, row_number() over () as n
      from (select id, site_id from members where email like 'bench-%' order by id limit ${conversations}) o
    ), made as (
      insert into conversations (id, site_id, low_member, high_member, started_by, last_seq, created_at)
      select id, site_id, least(other, ${member}::uuid), greatest(other, ${member}::uuid), ${member}::uuid,
        ${messagesEach}::int, now() from others
    ), sides as (
      insert into conversation_members (conversation_id, member_id, other_id, unread, read_seq, last_message_at)
      select id, ${member}::uuid, other, 2, ${messagesEach}::int - 2, now() - n * interval '1 minute' from others
      union all
      select id, other, ${member}::uuid, 0, ${messagesEach}::int, now() - n * interval '1 minute' from others
    )
    insert into messages (conversation_id, seq, id, sender, client_id, kind, text, cost, sent_at)
    select id, seq, gen_random_uuid(), case seq % 2 when 0 then other else ${member}::uuid end, 'bench-' || seq, 'text',
      'Good evening, this is message ' || seq || ' of the two of us.', 1, now() - (${messagesEach}::int - seq) * interval '1 minute'
    from others, generate_series(1, ${messagesEach}::int) seq`.execute(db);
};

const addLikes = async (db: Database, member: string, count: number): Promise<void> => {
  await sql`
    insert into likes (id, from_member, to_member, created_at, seen_at)
    select gen_random_uuid(), id, ${member}::uuid, now(), null
    from (select id from members where email like 'bench-%' order by id desc limit ${count}) o`.execute(db);
};

const lastHere = async (db: Database, count: number): Promise<string[]> => {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from search_profiles order by ranked_at desc limit ${count}`.execute(db);
  return rows.map(({ member_id: id }) => id);
};

/** Likes of the asker, for every fifth of these whom no block keeps away. */
const addOwnLikes = async (db: Database, member: string, others: readonly string[]): Promise<void> => {
  await sql`
    insert into likes (id, from_member, to_member, created_at, seen_at)
    select gen_random_uuid(), ${member}::uuid, other, now(), null
    from unnest(${[...others]}::uuid[]) with ordinality as o (other, place)
    where place % 5 = 0 and other <> ${member}::uuid
      and not exists (select 1 from blocks where blocker = ${member}::uuid and blocked = other)
      and not exists (select 1 from blocks where blocked = ${member}::uuid and blocker = other)
    on conflict do nothing`.execute(db);
};

/** Blocks of the asker and against them, of those who were here last: who is blocked stands on the first pages. */
const addBlocks = async (db: Database, member: string, count: number): Promise<void> => {
  await sql`
    insert into blocks (blocker, blocked, created_at)
    select case n % 2 when 0 then ${member}::uuid else other end, case n % 2 when 0 then other else ${member}::uuid end, now()
    from (select member_id as other, row_number() over () as n from (
      select member_id from search_profiles order by ranked_at desc limit ${count}) o) o
    where other <> ${member}::uuid`.execute(db);
  await sql`update members set blocks_version = 1 where id = ${member}::uuid or id in (
    select case blocker when ${member}::uuid then blocked else blocker end from blocks
    where blocker = ${member}::uuid or blocked = ${member}::uuid)`.execute(db);
};

/** The askers live in the middle; where there are few others, half of them among those. */
const settle = async (db: Database, askers: readonly string[], few: number): Promise<void> => {
  const live = (ids: readonly string[], city: string, { x, y, z }: { x: number; y: number; z: number }) =>
    sql`update members set city = ${city}, cell_x = ${x}, cell_y = ${y}, cell_z = ${z} where id = any(${[...ids]}::uuid[])`.execute(
      db,
    );
  const half = few > 0 ? Math.ceil(askers.length / 2) : askers.length;
  await live(askers.slice(0, half), 'Utrecht', middle);
  await live(askers.slice(half), 'Stockholm', apart);
};

/** So many are made in one statement, which has its time on a busy machine as well. */
const part = 4000;

/** Fills a site with members, and each asker's account with conversations and likes; their logins last for days by the real clock. */
export const fillWorld = async (db: Database, askers: readonly string[], size: WorldSize): Promise<void> => {
  // In parts, each within the time that a statement has.
  for (let from = 1; from <= size.profiles; from += part)
    await addProfiles(
      db,
      askers[0] ?? '',
      [from, Math.min(from + part - 1, size.profiles)],
      size.various ?? false,
    );
  if (size.few) await addFew(db, askers[0] ?? '', size.few);
  const { blocksEach = 0, ownLikes = 0 } = size;
  const seen = ownLikes === 0 ? [] : await lastHere(db, blocksEach + 5 * ownLikes);
  for (const asker of askers) {
    await addConversations(db, asker, size);
    await addLikes(db, asker, size.likesEach);
    await addBlocks(db, asker, blocksEach);
    if (ownLikes > 0) await addOwnLikes(db, asker, seen);
  }
  if (size.various) await settle(db, askers, size.few ?? 0);
  await bringUpToDate(db, askers);
};

/** Every fiftieth of the others is here for a day from now, of the few every tenth: thousands have been here today besides. */
const bringHere = async (db: Database): Promise<void> => {
  await sql`
    with here as (update members set last_seen_at = now() + interval '1 day'
      where email ~ '^(bench-[0-9]*[05]0|few-[0-9]*0)@' returning id)
    insert into search_profiles_here select s.* from search_profiles s join here on here.id = s.member_id
    on conflict do nothing`.execute(db);
};

/** Logins that last for days from now, of members who are here now. */
export const bringUpToDate = async (db: Database, askers: readonly string[]): Promise<void> => {
  await sql`update sessions set expires_at = now() + interval '2 days', last_seen_at = now()`.execute(db);
  await sql`update members set last_seen_at = now() where id = any(${askers}::uuid[])`.execute(db);
  await bringHere(db);
};

/** The site of a member and one of their conversations. */
export const findPlaces = async (db: Database, member: string) =>
  db
    .selectFrom('members')
    .innerJoin('conversation_members as mine', 'mine.member_id', 'members.id')
    .select(['members.site_id', 'mine.conversation_id'])
    .where('members.id', '=', member)
    .orderBy('mine.last_message_at', 'desc')
    .executeTakeFirstOrThrow();
