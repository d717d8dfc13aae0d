import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** Mails kept in place of a mail server (development only): none of them outlives an account that was deleted after it. */
export const removeKeptMails = async (
  trx: Trx,
  recipient: string | null,
  deletedAt: Date | null,
): Promise<void> => {
  await trx
    .deleteFrom('development_mails')
    .where((where) =>
      where.or([where('recipient', '=', recipient ?? ''), where('created_at', '<=', deletedAt)]),
    )
    .execute();
};

/** Keeps a mail in place of sending it, once for its id. */
export const keepMail = async (
  db: Database,
  mail: Insertable<Tables['development_mails']>,
): Promise<void> => {
  await db
    .insertInto('development_mails')
    .values(mail)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** The newest kept mails, without their texts. */
export const listKeptMails = (db: Database, most: number) =>
  db
    .selectFrom('development_mails')
    .select(['id', 'recipient', 'subject', 'created_at'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export const findKeptMail = (db: Database, id: string) =>
  db.selectFrom('development_mails').selectAll().where('id', '=', id).executeTakeFirst();
