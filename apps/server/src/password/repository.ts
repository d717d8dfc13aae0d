import { type Insertable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** Removes the wrong attempts from before this moment. */
export const forgetFailures = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('login_failures').where('failed_at', '<', before).execute();
};

/** Only what the check of a login needs: whether there is an account shows in as little work as possible. */
export const readCredentials = (db: Database, site: string, email: string) =>
  db
    .selectFrom('members')
    .select(['id', 'status', 'password_hash'])
    .where('site_id', '=', site)
    .where('email', '=', email)
    .executeTakeFirst();

/** The hash of a member's password; undefined for an unknown member, null for one without. */
export const readPasswordHash = async (db: Database, member: string): Promise<string | null | undefined> =>
  (await db.selectFrom('members').select('password_hash').where('id', '=', member).executeTakeFirst())
    ?.password_hash;

/** Wrong attempts since a moment, for a subject or from an address; an empty one of the two counts nothing. */
export const readFailures = (
  db: Database | Trx,
  site: string,
  { subject, address }: { readonly subject: string; readonly address: string },
  since: Date,
) =>
  db
    .selectFrom('login_failures')
    .select(['account_hash', 'address', 'failed_at'])
    .where((where) =>
      where.or([
        ...(subject ? [where.and({ site_id: site, account_hash: subject })] : []),
        ...(address ? [where('address', '=', address)] : []),
      ]),
    )
    .where('failed_at', '>', since)
    .execute();

/** Has attempts on the same thing queue up until the transaction ends. */
export const lockAttempts = async (trx: Trx, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`login:${name}`}, 0))`.execute(trx);
};

export const insertFailure = async (trx: Trx, row: Insertable<Tables['login_failures']>): Promise<void> => {
  await trx.insertInto('login_failures').values(row).execute();
};

export const deleteFailure = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('login_failures').where('id', '=', id).execute();
};

export const deleteFailuresOf = async (db: Database, site: string, subject: string): Promise<void> => {
  await db
    .deleteFrom('login_failures')
    .where('site_id', '=', site)
    .where('account_hash', '=', subject)
    .execute();
};
