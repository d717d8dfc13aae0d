import type { Insertable } from 'kysely';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** Writes a new member; false when the address has an account on the site. */
export const insertMember = async (trx: Trx, row: Insertable<Tables['members']>): Promise<boolean> => {
  const inserted = await trx
    .insertInto('members')
    .values(row)
    .onConflict((conflict) => conflict.constraint('members_email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Whose account an address has. */
export const findByEmail = (trx: Trx, site: string, email: string) =>
  trx
    .selectFrom('members')
    .select(['id', 'name', 'language', 'status'])
    .where('site_id', '=', site)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

/** Puts a password in force for a member who has none: one chosen by a mailed link meanwhile stays. */
export const setFirstPassword = async (trx: Trx, member: string, hash: string): Promise<void> => {
  await trx
    .updateTable('members')
    .set({ password_hash: hash })
    .where('id', '=', member)
    .where('password_hash', 'is', null)
    .execute();
};

/** Takes the hashes of passwords out of a member's activation tokens. */
export const forgetPasswordsInLinks = async (trx: Trx, member: string): Promise<void> => {
  await trx
    .updateTable('member_tokens')
    .set({ payload: '{}' })
    .where('member_id', '=', member)
    .where('kind', '=', 'activate')
    .execute();
};
