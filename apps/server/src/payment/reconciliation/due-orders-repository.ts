import type { Database } from '../../platform/database/database.ts';
import type { OrderRow } from '../repository.ts';

/**
 * Orders that are still open, were made before `madeBefore`, and are due to be asked about; and those whose payment was not made
 * until `deadBefore`.
 */
export const findOrdersToCheck = (
  db: Database,
  {
    madeBefore,
    deadBefore,
    now,
  }: { readonly madeBefore: Date; readonly deadBefore: Date; readonly now: Date },
  most: number,
): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('settled_at', 'is', null)
    .where((where) =>
      where.or([
        where('state', 'in', ['open', 'action_required', 'processing']),
        // Its server has died while the provider was asked to charge it.
        where.and([where('state', '=', 'created'), where('mandate', 'is not', null)]),
        where.and([
          where('state', '=', 'created'),
          where('provider_payment', 'is', null),
          where('created_at', '<=', deadBefore),
        ]),
      ]),
    )
    .where('created_at', '<', madeBefore)
    .where((where) => where.or([where('next_check_at', 'is', null), where('next_check_at', '<=', now)]))
    .orderBy((order) => order.fn.coalesce('next_check_at', 'created_at'))
    .limit(most)
    .execute();

/** Notes when an order is asked about again. */
export const setNextCheck = async (db: Database, order: string, at: Date): Promise<void> => {
  await db.updateTable('orders').set({ next_check_at: at }).where('id', '=', order).execute();
};
