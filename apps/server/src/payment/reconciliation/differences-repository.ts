import type { DifferenceKind } from '@vesper/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/database-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { newId } from '../../platform/ids.ts';

export type DifferenceRow = Selectable<Tables['order_differences']>;

type NewDifference = Pick<
  Insertable<Tables['order_differences']>,
  'order_id' | 'payment' | 'kind' | 'amount_minor' | 'expected_minor' | 'currency'
>;

/**
 * Writes a finding, or that it is still there: what was closed is open again, what finance has explained stays explained.
 * @returns whether it is new
 */
export const writeDifference = async (trx: Trx, now: Date, row: NewDifference): Promise<boolean> => {
  const written = await trx
    .insertInto('order_differences')
    .values({ ...row, id: newId(), noticed_at: now, last_noticed_at: now, closed_at: null, state: 'open' })
    .onConflict((conflict) =>
      conflict.constraint('order_differences_once').doUpdateSet({
        last_noticed_at: now,
        expected_minor: row.expected_minor ?? null,
        state: sql`case order_differences.state when 'closed' then 'open' else order_differences.state end`,
        closed_at: sql`case order_differences.state when 'closed' then null else order_differences.closed_at end`,
      }),
    )
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirst();
  return written?.is_new ?? false;
};

const close = { state: 'closed' as const };

/** Closes what was found of an order: it is not there any more. */
export const closeDifferencesOf = async (
  trx: Trx,
  order: string,
  kind: DifferenceKind,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('order_differences')
    .set({ ...close, closed_at: now })
    .where('order_id', '=', order)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .execute();
};

/** Closes what a comparison looked for and has not found any more. @returns how many */
export const closeUnnoticed = async (
  db: Database,
  kinds: readonly DifferenceKind[],
  noticedBefore: Date,
  now: Date,
): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('order_differences')
    .set({ ...close, closed_at: now })
    .where('kind', 'in', [...kinds])
    .where('state', '=', 'open')
    .where('last_noticed_at', '<', noticedBefore)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** A difference with the currency in which its order expects to be paid; null where it is nobody's order. */
export type ListedDifference = DifferenceRow & { order_currency: string | null };

/** What finance is to look at, or has explained: the oldest first. */
export const findDifferences = (
  db: Database,
  states: readonly DifferenceRow['state'][],
): Promise<ListedDifference[]> =>
  db
    .selectFrom('order_differences')
    .leftJoin('orders', 'orders.id', 'order_differences.order_id')
    .selectAll('order_differences')
    .select('orders.currency as order_currency')
    .where('order_differences.state', 'in', [...states])
    .orderBy('order_differences.noticed_at')
    .orderBy('order_differences.id')
    .execute();

/** Finance says why a difference is none; it stays explained as long as it is found. @returns false: no such row */
export const explainDifference = async (
  db: Database,
  id: string,
  explanation: string,
  now: Date,
): Promise<boolean> => {
  const explained = await db
    .updateTable('order_differences')
    .set({ state: 'explained', explanation, closed_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return explained !== undefined;
};
