import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** A member's passkeys, the newest first. */
export const readPasskeys = (db: Database | Trx, member: string) =>
  db
    .selectFrom('passkeys')
    .select(['credential_id', 'name', 'created_at', 'last_used_at', 'transports'])
    .where('member_id', '=', member)
    .orderBy('created_at', 'desc')
    .orderBy('credential_id')
    .execute();

/** Keeps a passkey; false when it is known already, whoever it belongs to. */
export const insertPasskey = async (trx: Trx, row: Insertable<Tables['passkeys']>): Promise<boolean> => {
  const added = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('credential_id')
    .executeTakeFirst();
  return added !== undefined;
};

/** Deletes one of a member's passkeys; false when it is none of theirs. */
export const deletePasskey = async (trx: Trx, member: string, id: string): Promise<boolean> => {
  const removed = await trx
    .deleteFrom('passkeys')
    .where('member_id', '=', member)
    .where('credential_id', '=', id)
    .returning('credential_id')
    .executeTakeFirst();
  return removed !== undefined;
};

/** Deletes the passkeys that were added since. */
export const deletePasskeysSince = async (trx: Trx, member: string, since: Date): Promise<void> => {
  await trx.deleteFrom('passkeys').where('member_id', '=', member).where('created_at', '>=', since).execute();
};

/** A passkey of a member of this site who may log in. */
export const findPasskeyOfSite = (db: Database, site: string, id: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('members', 'members.id', 'passkeys.member_id')
    .select(['credential_id', 'member_id', 'public_key', 'counter'])
    .where('credential_id', '=', id)
    .where('members.site_id', '=', site)
    .where('members.status', 'in', ['not_confirmed', 'active'])
    .executeTakeFirst();

/** Notes a use; false for a number that was seen before. Many authenticators never count at all and say nought each time. */
export const noteCounter = async (db: Database, id: string, counter: number, now: Date): Promise<boolean> => {
  const noted = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('credential_id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .returning('credential_id')
    .executeTakeFirst();
  return noted !== undefined;
};
