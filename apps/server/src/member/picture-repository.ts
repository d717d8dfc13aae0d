import type { Picture } from '@vesper/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { PhotoStorage } from '../platform/storage.ts';

/** What of a photo others are shown. */
export type PictureRow = Pick<Selectable<Tables['photos']>, 'full_name' | 'thumb_name' | 'width' | 'height'>;

/** Where open renditions are found; the names in it can not be guessed. */
export const openPhotoPath = (name: string): string => `/photos/${name}`;

/** The picture of a photo that anybody may see (the main one), or its blurred stand-in. */
export const toOpenPicture = (row: PictureRow): Picture => ({
  filename: openPhotoPath(row.full_name),
  thumb_filename: openPhotoPath(row.thumb_name),
  match_filename: openPhotoPath(row.full_name),
  width: row.width,
  height: row.height,
});

/** The same with the colours of its place, where a storage is given that knows them. */
export const toTintedPicture = (storage: Pick<PhotoStorage, 'tint'>, row: PictureRow): Picture => {
  const tint = storage.tint?.(row.thumb_name);
  return { ...toOpenPicture(row), ...(tint === undefined ? {} : { tint }) };
};

/** A member's main picture as it is stored. */
export const readMainPictureRow = (db: Database | Trx, member: string): Promise<PictureRow | undefined> =>
  db
    .selectFrom('photos')
    .select(['full_name', 'thumb_name', 'width', 'height'])
    .where('member_id', '=', member)
    .where('main', '=', true)
    .executeTakeFirst();
