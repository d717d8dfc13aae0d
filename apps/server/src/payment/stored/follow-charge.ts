import type { ChargeFailure, OrderState } from '@vesper/domain';
import { dateOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { OrderRow } from '../repository.ts';
import { noteFailure, noteUsed } from './stored-repository.ts';

/**
 * What follows an order as far as something is kept of it, in the transaction that settles it: what was to be kept is written
 * down once it is paid, what was charged counts as used last, and why a charge failed is noted.
 * @param order as it stood before; locked
 * @returns why its charge failed
 */
export const followCharge = async (
  services: Pick<Services, 'clock' | 'outbox'>,
  trx: Trx,
  order: OrderRow,
  { arrived, failure }: { readonly arrived: OrderState; readonly failure: ChargeFailure | null },
): Promise<string | null> => {
  if (arrived === order.state) return order.failure;
  if (arrived === 'paid' && order.keeps) await services.outbox.add(trx, 'payment.keep', { order: order.id });
  if (arrived === 'paid' && order.stored_method !== null)
    await noteUsed(trx, order.stored_method, dateOf(services.clock));
  if (arrived !== 'failed' || order.mandate === null) return order.failure;
  const why = failure ?? 'declined';
  await noteFailure(trx, order.id, why);
  await services.outbox.add(trx, 'payment.check-charged', { order: order.id });
  return why;
};
