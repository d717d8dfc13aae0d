import { findMember } from '../../member/repository.ts';
import { settleOrder } from '../../payment/settle.ts';
import type { Services } from '../../platform/services/services.ts';
import { anOrderRow } from './order-row.ts';

/** An order that was paid, settled the way every order is. */
export const payByHand = async (services: Services, member: string, credits: number): Promise<string> => {
  const found = await findMember(services.db, member);
  if (!found) throw new Error(`no member ${member}`);
  const id = await anOrderRow(services, { site: found.site_id, member, credits });
  await settleOrder(
    services,
    id,
    {
      id: 'tr_by_hand',
      order: null,
      event: 'paid',
      checkoutUrl: null,
      amountMinor: 1499,
      currency: 'EUR',
      refundedMinor: 0,
      chargedBackMinor: 0,
    },
    'webhook',
  );
  return id;
};
