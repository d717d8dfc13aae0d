import { purchaseTransfer } from '@vesper/domain';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { type LotPrice, postTransfer } from './posting-repository.ts';
import { lockBalance, lockOwed } from './repository.ts';

/**
 * Writes the credits of a paid order to a locked member, once for the order: what the member owes is paid off first, the
 * rest is a lot at the order's price.
 * @returns false when they were written before; nothing has changed then
 */
export const buyCredits = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  { site, member, ...price }: LotPrice & { readonly site: string; readonly member: string },
): Promise<boolean> => {
  await lockBalance(trx, member);
  const transfer = purchaseTransfer({
    id: newId(),
    memberId: member,
    credits: price.credits,
    owed: await lockOwed(trx, member),
    reference: `order:${price.order}`,
  });
  return postTransfer(services, trx, site, transfer, price);
};
