import type { Picture } from '@vesper/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { PhotoStorage } from '../platform/storage.ts';
import { tintOfHash } from './tint-of.ts';

/** What of a photo others are shown. */
export type PictureRow = Pick<Selectable<Tables['photos']>, 'full_name' | 'thumb_name' | 'width' | 'height'>;

/** The same, with what is known of its colours. */
export type HashedPictureRow = PictureRow & Pick<Selectable<Tables['photos']>, 'thumb_hash'>;

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

/** The same with the colour of its place: a painted one's is known by its name, a photo's by its ThumbHash. */
export const toTintedPicture = (storage: Pick<PhotoStorage, 'tint'>, row: HashedPictureRow): Picture => {
  const tint =
    storage.tint?.(row.thumb_name) ?? (row.thumb_hash === null ? undefined : tintOfHash(row.thumb_hash));
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
