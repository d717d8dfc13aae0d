import { randomUUID } from 'node:crypto';
import { dateOf } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services/services.ts';

/** Writes down a card that the provider keeps for a member; answers its id. */
export const aStoredMethod = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: string,
  {
    customer = `cst_${randomUUID().slice(0, 8)}`,
    mandate = `mdt_${randomUUID().slice(0, 8)}`,
    expires = '2199-08',
  } = {},
): Promise<string> => {
  const now = dateOf(clock);
  await db
    .insertInto('payment_customers')
    .values({ member_id: member, provider: 'mollie', customer, created_at: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  const id = newId();
  await db
    .insertInto('stored_methods')
    .values({
      id,
      member_id: member,
      provider: 'mollie',
      mandate,
      method: 'creditcard',
      brand: 'Visa',
      last_digits: '4242',
      expires,
      created_at: now,
      used_at: now,
      checked_at: now,
    })
    .execute();
  return id;
};
