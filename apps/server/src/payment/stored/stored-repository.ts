import { movingCharge } from '@vesper/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/database-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { OrderRow } from '../repository.ts';

export type StoredMethodRow = Selectable<Tables['stored_methods']>;

/** What is kept of a member's, used last first. */
export const findStoredMethods = (db: Database | Trx, member: string): Promise<StoredMethodRow[]> =>
  db
    .selectFrom('stored_methods')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** What somebody has to pay with and what they owe, in credits, which is asked wherever something is bought. */
export const findStoredAndOwed = async (
  db: Database,
  member: string,
): Promise<{ readonly stored: StoredMethodRow[]; readonly owed: number }> => {
  const rows = await db
    .selectFrom('members')
    .leftJoin('stored_methods as kept', 'kept.member_id', 'members.id')
    .leftJoin('ledger_accounts as owed', (join) =>
      join.onRef('owed.member_id', '=', 'members.id').on('owed.kind', '=', 'receivable'),
    )
    .selectAll('kept')
    .select('owed.balance')
    .where('members.id', '=', member)
    .orderBy('kept.used_at', 'desc')
    .orderBy('kept.id', 'desc')
    .execute();
  // Whoever has nothing that is kept has one row, without it.
  const isKept = (row: object): row is StoredMethodRow => 'id' in row && row.id !== null;
  return { stored: rows.flatMap((row) => (isKept(row) ? [row] : [])), owed: Math.abs(rows[0]?.balance ?? 0) };
};

/** One of a member's; nobody else's is found. */
export const findStoredMethod = (
  trx: Trx,
  member: string,
  id: string,
): Promise<StoredMethodRow | undefined> =>
  trx
    .selectFrom('stored_methods')
    .selectAll()
    .where('member_id', '=', member)
    .where('id', '=', id)
    .executeTakeFirst();

/** Writes down what is kept of an order, and at the order as what; the former is done once, however often it is said. */
export const insertStoredMethod = async (
  trx: Trx,
  order: string,
  row: Insertable<Tables['stored_methods']>,
): Promise<void> => {
  await trx
    .insertInto('stored_methods')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'mandate']).doNothing())
    .execute();
  await trx
    .updateTable('orders')
    .set((select) => ({
      kept_as: select
        .selectFrom('stored_methods as kept')
        .select('kept.id')
        .where('kept.provider', '=', row.provider)
        .where('kept.mandate', '=', row.mandate),
    }))
    .where('id', '=', order)
    .execute();
};

/**
 * Deletes one of a member's. The order that it was kept of asks for it no more: the job that keeps may be told once more, and would
 * bring it back.
 * @returns what was deleted; undefined where the member has no such one
 */
export const deleteStoredMethod = (
  trx: Trx,
  member: string,
  id: string,
): Promise<StoredMethodRow | undefined> =>
  trx
    .with('asked_no_more', (db) =>
      db
        .updateTable('orders')
        .set({ keeps: false })
        .where('member_id', '=', member)
        .where('kept_as', '=', id)
        .returning('orders.id'),
    )
    .deleteFrom('stored_methods')
    .where('member_id', '=', member)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** @returns all that was deleted */
export const deleteStoredMethods = (trx: Trx, member: string): Promise<StoredMethodRow[]> =>
  trx.deleteFrom('stored_methods').where('member_id', '=', member).returningAll().execute();

/** Nothing can be charged by this mandate any more. @returns whether it was kept */
export const forgetMandate = async (
  db: Database | Trx,
  provider: string,
  mandate: string,
): Promise<boolean> => {
  const deleted = await db
    .deleteFrom('stored_methods')
    .where('provider', '=', provider)
    .where('mandate', '=', mandate)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
};

export const noteUsed = async (trx: Trx, id: string, now: Date): Promise<void> => {
  await trx.updateTable('stored_methods').set({ used_at: now }).where('id', '=', id).execute();
};

/** What has to be asked about at the provider, longest not asked first, with whom it is kept for. */
export const findStoredToCheck = (db: Database, checkedBefore: Date, most: number) =>
  db
    .selectFrom('stored_methods')
    .innerJoin('payment_customers', 'payment_customers.member_id', 'stored_methods.member_id')
    .select(['stored_methods.id', 'mandate', 'payment_customers.customer'])
    .whereRef('stored_methods.provider', '=', 'payment_customers.provider')
    .where('checked_at', '<', checkedBefore)
    .orderBy('checked_at')
    .limit(most)
    .execute();

/** What the provider says of it now: a bank sends a new card, and it goes on with another month. */
export const noteChecked = async (
  db: Database,
  id: string,
  now: Date,
  known: Partial<Pick<StoredMethodRow, 'brand' | 'last_digits' | 'expires'>> = {},
): Promise<void> => {
  await db
    .updateTable('stored_methods')
    .set({ ...known, checked_at: now })
    .where('id', '=', id)
    .execute();
};

/** As whom the provider knows a member. */
export const findCustomer = async (
  db: Database | Trx,
  member: string,
  provider: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer')
    .where('member_id', '=', member)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.customer;
};

/** Writes down as whom the provider knows a member, unless that was done at the same time. @returns as whom it does */
export const insertCustomer = async (
  db: Database,
  row: Insertable<Tables['payment_customers']>,
): Promise<string> => {
  await db
    .insertInto('payment_customers')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  return (await findCustomer(db, row.member_id, row.provider)) ?? row.customer;
};

/** @returns as whom the provider knew the member */
export const deleteCustomer = async (trx: Trx, member: string): Promise<string | undefined> => {
  const row = await trx
    .deleteFrom('payment_customers')
    .where('member_id', '=', member)
    .returning('customer')
    .executeTakeFirst();
  return row?.customer;
};

/** The member's charge whose money may move at any moment; there is never more than one. */
export const findMovingCharge = (trx: Trx, member: string): Promise<OrderRow | undefined> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', member)
    .where('mandate', 'is not', null)
    .where('state', 'in', [...movingCharge])
    .executeTakeFirst();

export const noteFailure = async (trx: Trx, order: string, failure: string): Promise<void> => {
  await trx.updateTable('orders').set({ failure }).where('id', '=', order).execute();
};
