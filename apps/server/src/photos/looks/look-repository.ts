import { sameLookBits } from '@vesper/domain';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/database-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';

type Look = Insertable<Tables['photo_looks']>;

/** Keeps what a photo looks like; of one that has gone meanwhile nothing is kept. */
export const insertLook = async (
  db: Database | Trx,
  { photo_id: photo, look, file_sha256: sha256 = null }: Look,
): Promise<void> => {
  await sql`
    insert into photo_looks (photo_id, look, file_sha256)
    select id, ${look}::bit(128), ${sha256} from photos where id = ${photo}
    on conflict do nothing`.execute(db);
};

/** Keeps what the photo with this file looks like, where nobody has looked at it yet. */
export const insertLookOfFile = async (db: Database, name: string, look: string | null): Promise<void> => {
  await sql`
    insert into photo_looks (photo_id, look)
    select id, ${look}::bit(128) from photos where full_name = ${name} or thumb_name = ${name}
    on conflict do nothing`.execute(db);
};

/** A photo is another picture from this moment on; what it looked like is known for a while. */
export const replaceLook = async (trx: Trx, { photo_id: photo, look }: Look, at: Date): Promise<void> => {
  await sql`
    with gone as (delete from photo_looks where photo_id = ${photo} returning look)
    insert into former_looks (member_id, look, gone_at)
    select p.member_id, gone.look, ${at} from gone join photos p on p.id = ${photo} where gone.look is not null`.execute(
    trx,
  );
  await insertLook(trx, { photo_id: photo, look });
};

/** Forgets what photos looked like that went before a moment. */
export const deleteFormerLooks = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('former_looks').where('gone_at', '<', before).execute();
};

/**
 * A photo `p` of a member `m` that the viewer meets by looking around: of everybody else it would tell who is a member (decision 150).
 */
export const isInTheOpen = (viewer: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  p.main and m.status = 'active' and m.paused_at is null and not m.invisible
  and m.site_id = (select me.site_id from members me where me.id = ${viewer})
  and not exists (select 1 from blocks b
    where (b.blocker = m.id and b.blocked = ${viewer}) or (b.blocker = ${viewer} and b.blocked = m.id)))`;

/**
 * Whether one of these looks is that of a photo that the viewer has or has had lately, or meets in the open. Each photo is compared:
 * there is no index for likeness, and it is asked a few times a day by each who wants to be verified. Whose it is, is looked up of
 * those alone that are like it.
 */
export const hasPhotoOfLook = async (
  trx: Trx,
  viewer: string,
  looks: readonly string[],
): Promise<boolean> => {
  const me = sql`${viewer}::uuid`;
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from photo_looks l where ${isOfLook('l.look', looks)}
        and (select p.member_id = ${me} or ${isInTheOpen(me)}
          from photos p join members m on m.id = p.member_id where p.id = l.photo_id))
      or exists (select 1 from former_looks f where f.member_id = ${me} and ${isOfLook('f.look', looks)}) as found`.execute(
    trx,
  );
  return rows[0]?.found ?? false;
};

/**
 * Whether a member has the very same picture already; one that is only much like it is another one of the same moment. A picture of
 * hardly any contrast looks like nothing: it is known by its file alone.
 * @param except the photo that it is to be the picture of
 */
export const hasPicture = async (
  trx: Trx,
  member: string,
  { look, file_sha256: sha256 = null }: Omit<Look, 'photo_id'>,
  except: string | null = null,
): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from photo_looks l join photos p on p.id = l.photo_id
      where p.member_id = ${member} and p.id is distinct from ${except}::uuid
        and (bit_count(l.look # ${look}::bit(128)) <= 1 or l.file_sha256 = ${sha256})) as found`.execute(trx);
  return rows[0]?.found ?? false;
};

/** A column of looks that is near one of these. */
export const isOfLook = (column: string, looks: readonly string[]) =>
  sql<boolean>`(${sql.join(
    looks.map((look) => sql`bit_count(${sql.ref(column)} # ${look}::bit(128)) <= ${sql.lit(sameLookBits)}`),
    sql` or `,
  )})`;

/** All photos in their order, from one on. */
const photosAfter = (db: Database, after: string | null) =>
  db
    .selectFrom('photos')
    .$if(after !== null, (query) => query.where('photos.id', '>', after))
    .orderBy('photos.id');

/** Where a walk along all photos comes to in so many steps; null where it comes to their end before. */
export const findStepEnd = async (
  db: Database,
  after: string | null,
  steps: number,
): Promise<string | null> => {
  const query = photosAfter(db, after)
    .select('photos.id')
    .offset(steps - 1);
  return (await query.limit(1).executeTakeFirst())?.id ?? null;
};

/**
 * Some photos that nobody has looked at, of one step of a walk along all: what is read does not grow with how many there are.
 * @param upTo the last one of the step; null for the last one of all
 */
export const findUnlooked = (db: Database, after: string | null, upTo: string | null, most: number) =>
  photosAfter(db, after)
    .$if(upTo !== null, (query) => query.where('photos.id', '<=', upTo))
    .innerJoin('members', 'members.id', 'photos.member_id')
    .leftJoin('photo_looks', 'photo_looks.photo_id', 'photos.id')
    .select(['photos.id', 'photos.full_name', 'photos.thumb_name', 'members.fictional'])
    .where('photo_looks.photo_id', 'is', null)
    .limit(most)
    .execute();
