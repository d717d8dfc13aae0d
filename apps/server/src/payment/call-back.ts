import { dateOf } from '../platform/clock.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { noteAllCalledBack, noteCalledBack } from './repository.ts';

declare module '../platform/outbox/outbox.ts' {
  interface OutboxPayloads {
    'payment.call-back': { order: string };
  }
}

/**
 * Notes, under the member's lock, that newer orders have taken the place of these, and has their payments cancelled after
 * the commit. Who pays one nevertheless has paid it: money wins.
 */
export const callBackOrders = async (
  services: Pick<Services, 'clock' | 'outbox'>,
  trx: Trx,
  orders: readonly string[],
): Promise<void> => {
  if (orders.length === 0) return;
  await noteCalledBack(trx, orders, dateOf(services.clock));
  for (const order of orders) await services.outbox.add(trx, 'payment.call-back', { order });
};

/**
 * Calls back whatever of a locked member could still be paid, as they leave and once more when they are purged: nobody is to
 * pay for an account that is gone. What is paid nevertheless counts until the purge, and is booked aside after it.
 */
export const callBackEverything = async (
  services: Pick<Services, 'clock' | 'outbox'>,
  trx: Trx,
  member: string,
): Promise<void> => {
  for (const order of await noteAllCalledBack(trx, member, dateOf(services.clock)))
    await services.outbox.add(trx, 'payment.call-back', { order });
};
