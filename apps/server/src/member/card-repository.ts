import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { HashedPictureRow } from './picture-repository.ts';
import type { Member } from './repository.ts';
import type { MemberPicture } from './tables.ts';

/** What of a member's row a card is made of, and what the lists of cards decide by. */
const cardColumns = [
  'members.id',
  'members.site_id',
  'members.name',
  'members.status',
  'members.birth_date',
  'members.gender',
  'members.country',
  'members.region',
  'members.city',
  'members.cell_x',
  'members.cell_y',
  'members.cell_z',
  'members.fictional',
  'members.automatic',
  'members.verified',
  'members.premium',
  'members.invisible',
  'members.paused_at',
  'members.last_seen_at',
  'members.signup_at',
] as const;

type ColumnName<C extends string> = C extends `members.${infer Name}` ? Name : never;

/** A member as a card needs one. */
export type CardMember = Pick<Member, ColumnName<(typeof cardColumns)[number]>>;

/** The same with the main photo. */
export type CardRow = CardMember & Selectable<MemberPicture>;

/** The main photo, which stands beside its member. */
const pictureColumns = [
  'members.picture_full',
  'members.picture_thumb',
  'members.picture_width',
  'members.picture_height',
  'members.picture_hash',
] as const;

/** Members with their main photos, as the beginning of a list: what it is a list of is joined to `members`. */
export const cardRows = (db: Database | Trx) =>
  (db as Kysely<Tables>).selectFrom('members').select([...cardColumns, ...pictureColumns]);

/** Several members with their main photos, in no order. */
export const findCardRows = (db: Database | Trx, ids: readonly string[]): Promise<CardRow[]> =>
  cardRows(db).where('members.id', 'in', ids).execute();

export const pictureOf = (row: Selectable<MemberPicture>): HashedPictureRow | null =>
  row.picture_full === null || row.picture_thumb === null
    ? null
    : {
        full_name: row.picture_full,
        thumb_name: row.picture_thumb,
        width: row.picture_width ?? 0,
        height: row.picture_height ?? 0,
        thumb_hash: row.picture_hash,
      };
