import { dateOf, secondsFromNow } from '../platform/clock.ts';
import type { Services } from '../platform/services.ts';
import { refreshOrder } from './settle.ts';

const olderThanSeconds = 60;
const longestPauseSeconds = 6 * 3600;
const batch = 50;

/** The older an open order is, the more seldom it is asked about; but always again, as long as it is open. */
const pauseSeconds = (ageSeconds: number): number =>
  Math.min(longestPauseSeconds, Math.max(olderThanSeconds, ageSeconds / 2));

/**
 * Asks the provider about orders that are still open after a minute: a webhook may have been lost, a payer may never
 * have come back. Settling is idempotent, so that it does not matter which way was first.
 */
export const reconcileOrders = async (services: Services): Promise<number> => {
  const rows = await services.db
    .selectFrom('orders')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('state', 'in', ['open', 'action_required', 'processing'])
    .where('created_at', '<', secondsFromNow(services.clock, -olderThanSeconds))
    .where((where) =>
      where.or([where('next_check_at', 'is', null), where('next_check_at', '<=', dateOf(services.clock))]),
    )
    .orderBy((order) => order.fn.coalesce('next_check_at', 'created_at'))
    .limit(batch)
    .execute();
  for (const row of rows) {
    const ageSeconds = (services.clock.now() - row.created_at.getTime()) / 1000;
    await services.db
      .updateTable('orders')
      .set({ next_check_at: secondsFromNow(services.clock, pauseSeconds(ageSeconds)) })
      .where('id', '=', row.id)
      .execute();
    await refreshOrder(services, row, 'reconciliation');
  }
  return rows.length;
};
