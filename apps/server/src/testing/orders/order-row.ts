import { randomUUID } from 'node:crypto';
import { dateOf } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services/services.ts';

/** Writes an order that is open at its provider, of 14.99 euros; answers its id. */
export const anOrderRow = async (
  services: Pick<Services, 'db' | 'clock'>,
  { site, member, credits }: { readonly site: string; readonly member: string; readonly credits: number },
): Promise<string> => {
  const id = newId();
  await services.db
    .insertInto('orders')
    .values({
      id,
      site_id: site,
      member_id: member,
      bundle: 'b25',
      credits,
      list_minor: 1499,
      amount_minor: 1499,
      currency: 'EUR',
      vat_country: 'NL',
      vat_rate: 2100,
      vat_minor: 260,
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
  return id;
};
