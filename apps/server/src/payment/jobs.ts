import { secondsFromNow } from '../platform/clock.ts';
import type { Services } from '../platform/services.ts';
import { refreshOrder } from './settle.ts';

const olderThanSeconds = 60;
const youngerThanSeconds = 7 * 24 * 3600;
const batch = 50;

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
    .where('created_at', '>', secondsFromNow(services.clock, -youngerThanSeconds))
    .orderBy('created_at')
    .limit(batch)
    .execute();
  for (const row of rows) await refreshOrder(services, row, 'reconciliation');
  return rows.length;
};
