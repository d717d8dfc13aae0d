import { lockMember } from '../../member/repository.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { inTransaction, type Trx } from '../../platform/database/transaction.ts';
import {
  deleteCustomer,
  deleteStoredMethod,
  deleteStoredMethods,
  findCustomer,
} from './stored-repository.ts';

/** The provider's names of what is revoked; nothing that says whose it was, since it outlives them. */
interface KeptMandate {
  readonly customer: string;
  readonly mandate: string;
}

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxPayloads {
    'payment.revoke': KeptMandate;
    'payment.forget-customer': { customer: string };
  }
}

/** Has the provider revoke a mandate after the commit, until it has answered. */
export const revokeLater = async (
  { outbox }: Pick<Services, 'outbox'>,
  trx: Trx,
  { customer, mandate }: KeptMandate,
): Promise<void> => {
  await outbox.add(trx, 'payment.revoke', { customer, mandate });
};

/**
 * A member no longer wants something to be kept: it is gone at once here, and at the provider after the commit. An order that
 * is being charged with it goes on: it was made before.
 * @throws AppError `stored_method_not_found`
 */
export const removeStoredMethod = (services: Services, member: string, id: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    await lockMember(trx, member);
    const removed = await deleteStoredMethod(trx, member, id);
    if (!removed) throw new AppError('stored_method_not_found');
    const customer = await findCustomer(trx, member, removed.provider);
    if (customer !== undefined) await revokeLater(services, trx, { customer, mandate: removed.mandate });
  });

/** A locked member leaves: nothing is kept, also should they come back. */
export const removeAllStored = async (
  services: Pick<Services, 'outbox'>,
  trx: Trx,
  member: string,
): Promise<void> => {
  for (const { provider, mandate } of await deleteStoredMethods(trx, member)) {
    const customer = await findCustomer(trx, member, provider);
    if (customer !== undefined) await revokeLater(services, trx, { customer, mandate });
  }
};

/** A member is purged: the provider forgets that there was a customer. */
export const forgetCustomer = async (
  services: Pick<Services, 'outbox'>,
  trx: Trx,
  member: string,
): Promise<void> => {
  await removeAllStored(services, trx, member);
  const customer = await deleteCustomer(trx, member);
  if (customer !== undefined) await services.outbox.add(trx, 'payment.forget-customer', { customer });
};

/** The job: revokes a mandate at the provider. */
export const revokeMandate = async (
  { payments }: Pick<Services, 'payments'>,
  { customer, mandate }: KeptMandate,
): Promise<void> => payments?.revokeMandate(customer, mandate);

/** The job: has the provider forget a customer. */
export const deleteCustomerAtProvider = async (
  { payments }: Pick<Services, 'payments'>,
  { customer }: { customer: string },
): Promise<void> => payments?.deleteCustomer(customer);
