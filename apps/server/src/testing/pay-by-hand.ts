import { randomUUID } from 'node:crypto';
import { findMember } from '../member/repository.ts';
import { settleOrder } from '../payment/settle.ts';
import { dateOf } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';

/** An order that was paid, settled the way every order is. */
export const payByHand = async (services: Services, member: string, credits: number): Promise<string> => {
  const found = await findMember(services.db, member);
  if (!found) throw new Error(`no member ${member}`);
  const id = newId();
  await services.db
    .insertInto('orders')
    .values({
      id,
      site_id: found.site_id,
      member_id: member,
      bundle: 'b25',
      credits,
      amount_minor: 1499,
      currency: 'EUR',
      method: 'ideal',
      client_key: randomUUID(),
      discount_code: null,
      state: 'open',
      provider: 'mollie',
      provider_payment: `tr_${randomUUID().replaceAll('-', '')}`,
      checkout_url: null,
      created_at: dateOf(services.clock),
      settled_at: null,
    })
    .execute();
  await settleOrder(
    services,
    id,
    {
      id: 'tr_by_hand',
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
