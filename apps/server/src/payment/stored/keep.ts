import { isKeepable, looksAlike } from '@vesper/domain';
import { lockMember } from '../../member/repository.ts';
import { dateOf } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { tellNumbered } from '../../platform/live/tell-numbered.ts';
import type { Services } from '../../platform/services/services.ts';
import { inTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { KeptMethod, PaymentProvider } from '../provider/payment-provider.ts';
import { findOrder, type OrderRow, stateOf } from '../repository.ts';
import { revokeLater } from './remove.ts';
import {
  deleteStoredMethod,
  findCustomer,
  findStoredMethods,
  insertCustomer,
  insertStoredMethod,
} from './stored-repository.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxPayloads {
    'payment.keep': { order: string };
  }
}

/** As whom the provider knows a member; made on the first wish to keep something. @throws ProviderUnavailable, ProviderRefused */
export const customerOf = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  provider: PaymentProvider,
  member: string,
): Promise<string> =>
  (await findCustomer(db, member, provider.name)) ??
  insertCustomer(db, {
    member_id: member,
    provider: provider.name,
    customer: await provider.createCustomer(member),
    created_at: dateOf(clock),
  });

const writeKept = async (
  services: Services,
  trx: Trx,
  order: OrderRow,
  { customer, mandate, kept }: { customer: string; mandate: string; kept: KeptMethod },
): Promise<void> => {
  const { member_id: member, provider } = order;
  const { status } = await lockMember(trx, member);
  const isLeaving = status === 'deleted' || status === 'purged';
  if (isLeaving || !isKeepable(kept.method)) return revokeLater(services, trx, { customer, mandate });
  // Kept by this job before, and removed since: one that takes too long is tried again while it goes on.
  if (!(await findOrder(trx, order.id))?.keeps) return;
  for (const row of await findStoredMethods(trx, member)) {
    const isSame = looksAlike(kept, { ...row, lastDigits: row.last_digits });
    if (row.mandate === mandate || !isSame) continue;
    await deleteStoredMethod(trx, member, row.id);
    await revokeLater(services, trx, { customer, mandate: row.mandate });
  }
  const now = dateOf(services.clock);
  await insertStoredMethod(trx, order.id, {
    id: newId(),
    member_id: member,
    provider,
    mandate,
    method: kept.method,
    brand: kept.brand,
    last_digits: kept.lastDigits,
    expires: kept.expires,
    created_at: now,
    used_at: now,
    checked_at: now,
  });
};

/**
 * The job: writes down what the provider keeps of a paid order. One that looks the same takes the place of the older; who has
 * left meanwhile keeps nothing.
 */
export const keepMethod = async (services: Services, { order: id }: { order: string }): Promise<void> => {
  const { payments, db } = services;
  const order = await findOrder(db, id);
  if (!payments || !order?.keeps || order.provider_payment === null) return;
  const customer = await findCustomer(db, order.member_id, order.provider);
  const { mandate } = await payments.read(order.provider_payment);
  if (customer === undefined || !mandate) return;
  const kept = await payments.readMandate(customer, mandate);
  if (kept === 'gone') return;
  // The outbox asks again, later each time.
  if (kept === 'pending') throw new Error(`the mandate of order ${id} is not valid yet`);
  await inTransaction(db, async (trx) => {
    await writeKept(services, trx, order, { customer, mandate, kept });
    await tellNumbered(services, trx, [order.member_id], { type: 'user_changed' });
    // The page of the order may be open, and says what is kept. As it is now: money may have gone back while the provider was asked.
    const state = stateOf((await findOrder(trx, id)) ?? order);
    await tellNumbered(services, trx, [order.member_id], { type: 'order_changed', payment_id: id, state });
  });
};
