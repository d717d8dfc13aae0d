import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { demoDomain } from './demo-domain.ts';

/** So many rows go into one statement. */
const chunk = 100;

/** Is the demo world there already? It is written in one transaction, so its site says all. */
export const isSeeded = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('sites').select('id').where('domain', '=', demoDomain).executeTakeFirst()) !==
  undefined;

export const insertCompany = async (trx: Trx, row: Insertable<Tables['companies']>): Promise<void> => {
  await trx.insertInto('companies').values(row).execute();
};

export const insertSites = async (trx: Trx, rows: Insertable<Tables['sites']>[]): Promise<void> => {
  await trx.insertInto('sites').values(rows).execute();
};

export const insertMember = async (trx: Trx, row: Insertable<Tables['members']>): Promise<void> => {
  await trx.insertInto('members').values(row).execute();
};

export const insertPhotos = async (
  trx: Trx,
  rows: readonly Insertable<Tables['photos']>[],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += chunk)
    await trx
      .insertInto('photos')
      .values(rows.slice(start, start + chunk))
      .execute();
};

export const insertLikes = async (trx: Trx, rows: readonly Insertable<Tables['likes']>[]): Promise<void> => {
  await trx.insertInto('likes').values(rows).execute();
};

/** What somebody has said in a conversation so far, by the keys of the messages. */
export const readSaid = (trx: Trx, conversation: string, sender: string) =>
  trx
    .selectFrom('messages')
    .select('client_id')
    .where('conversation_id', '=', conversation)
    .where('sender', '=', sender)
    .execute();
