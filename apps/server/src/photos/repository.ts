import type { Picture } from '@vesper/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import { openPhotoPath } from '../member/picture-repository.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';

export type PhotoRow = Selectable<Tables['photos']>;

/** What of a photo others may see, as each may. */
export type ViewedRow = Pick<
  PhotoRow,
  | 'id'
  | 'member_id'
  | 'main'
  | 'full_name'
  | 'thumb_name'
  | 'blurred_name'
  | 'blurred_thumb_name'
  | 'width'
  | 'height'
>;

export const toBlurredPicture = (row: ViewedRow): Picture => ({
  filename: openPhotoPath(row.blurred_name),
  thumb_filename: openPhotoPath(row.blurred_thumb_name),
  width: row.width,
  height: row.height,
});

export const readPhotos = (db: Database | Trx, member: string): Promise<PhotoRow[]> =>
  db
    .selectFrom('photos')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The photo whose open rendition has this name: only main photos and blurred stand-ins are open, none that is hidden, and no deleted account's. */
export const findOpenRendition = (
  db: Database,
  name: string,
): Promise<Pick<PhotoRow, 'width' | 'height'> | undefined> =>
  db
    .selectFrom('photos')
    .innerJoin('members', 'members.id', 'photos.member_id')
    .select(['photos.width', 'photos.height'])
    .where('members.status', '<>', 'deleted')
    .where('photos.hidden', '=', false)
    .where((where) =>
      where.or([
        where('blurred_name', '=', name),
        where('blurred_thumb_name', '=', name),
        where.and([
          where('main', '=', true),
          where.or([where('full_name', '=', name), where('thumb_name', '=', name)]),
        ]),
      ]),
    )
    .executeTakeFirst();

/** Which of these files are those of a photo that is there. */
export const findFilesInUse = async (db: Database, names: readonly string[]): Promise<string[]> => {
  const columns = ['full_name', 'thumb_name', 'blurred_name', 'blurred_thumb_name'] as const;
  const rows = await db
    .selectFrom('photos')
    .select(columns)
    .where((where) => where.or(columns.map((column) => where(column, 'in', [...names]))))
    .execute();
  return rows.flatMap((row) => columns.map((column) => row[column]));
};

export const findPhoto = (db: Database | Trx, id: string): Promise<PhotoRow | undefined> =>
  db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst();

/** Writes a new photo's row. */
export const insertPhoto = async (trx: Trx, row: Insertable<Tables['photos']>): Promise<void> => {
  await trx.insertInto('photos').values(row).execute();
};

/** Makes one of a member's photos the main one, and the only main one; null for none. */
export const setMain = async (trx: Trx, member: string, id: string | null): Promise<void> => {
  await trx
    .updateTable('photos')
    .set({ main: false })
    .where('member_id', '=', member)
    .where('main', '=', true)
    .execute();
  if (id !== null)
    await trx.updateTable('photos').set({ main: true, hidden: false }).where('id', '=', id).execute();
};

/** Says of all of a member's photos whether others are shown them. */
export const setHidden = async (trx: Trx, member: string, hidden: readonly string[]): Promise<void> => {
  await sql`
    update photos set hidden = id = any(${[...hidden]}::uuid[])
    where member_id = ${member} and hidden <> (id = any(${[...hidden]}::uuid[]))`.execute(trx);
};

/** Puts a member's photos into this order. */
export const setOrder = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  await sql`
    update photos set position = wanted.place
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted(id, place)
    where photos.id = wanted.id and photos.position <> wanted.place`.execute(trx);
};

/** The main photo of a member. */
export const findMain = (db: Database | Trx, member: string): Promise<PhotoRow | undefined> =>
  db
    .selectFrom('photos')
    .selectAll()
    .where('member_id', '=', member)
    .where('main', '=', true)
    .executeTakeFirst();

/** Gives pictures of a photo other names. */
export const renamePictures = async (
  trx: Trx,
  id: string,
  names: Partial<Pick<PhotoRow, 'full_name' | 'thumb_name' | 'blurred_name' | 'blurred_thumb_name'>>,
): Promise<void> => {
  await trx.updateTable('photos').set(names).where('id', '=', id).execute();
};

/**
 * Gives a photo other pictures, which nobody has looked at yet: operators know it by a number of its own from then on, so that a
 * verdict on the picture of before, which may be under way, finds nothing.
 */
export const replacePictures = async (
  trx: Trx,
  id: string,
  pictures: Pick<
    PhotoRow,
    'width' | 'height' | 'full_name' | 'thumb_name' | 'blurred_name' | 'blurred_thumb_name' | 'thumb_hash'
  >,
): Promise<void> => {
  await trx
    .updateTable('photos')
    .set({
      ...pictures,
      number: sql`default`,
      moderation: 'waiting',
      refusal: null,
      judged_at: null,
      judged_by: null,
    })
    .where('id', '=', id)
    .execute();
};

/** Deletes a photo; what it looked like is known for a while (decision 137). */
export const deletePhoto = async (trx: Trx, id: string, at: Date): Promise<void> => {
  await sql`
    with former as (
      insert into former_looks (member_id, look, gone_at)
      select p.member_id, l.look, ${at} from photos p join photo_looks l on l.photo_id = p.id
      where p.id = ${id} and l.look is not null
    )
    delete from photos where id = ${id}`.execute(trx);
};

/** Deletes a member's photos and answers what they were. */
export const deletePhotosOf = (trx: Trx, member: string): Promise<PhotoRow[]> =>
  trx.deleteFrom('photos').where('member_id', '=', member).returningAll().execute();
