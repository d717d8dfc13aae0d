import type { Services } from '../platform/services/services.ts';
import { findOpenDiscounted } from './repository.ts';
import { refreshOrder } from './settle.ts';

/**
 * Calls the open discounted orders of a member back before another one is made: somebody who returns from the payment
 * page to choose another bundle keeps the discount, and has it on one order. Where the provider can not call a payment
 * back (or does not answer), the older page stays open; whoever then pays both has paid twice, and money wins.
 */
export const supersedeDiscounted = async (services: Services, member: string, key: string): Promise<void> => {
  for (const row of await findOpenDiscounted(services.db, member)) {
    // The same order asked for again is not in its own way.
    if (row.provider_payment === null || row.client_key === key) continue;
    try {
      await services.payments?.cancel(row.provider_payment);
      await refreshOrder(services, row, 'superseded');
    } catch (error) {
      services.log.warn({ err: error, order: row.id }, 'order could not be called back');
    }
  }
};
