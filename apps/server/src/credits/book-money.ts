import { type KeptMoney, moneyTransfer } from '@vesper/domain';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { postTransfer } from './posting-repository.ts';

/**
 * Books what changed of the money that a site has of a locked order, once for the reference; nothing where nothing changed.
 * @param reference the order with the number of the change
 */
export const bookMoney = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  {
    site,
    reference,
    currency,
  }: { readonly site: string; readonly reference: string; readonly currency: string },
  before: KeptMoney,
  after: KeptMoney,
): Promise<void> => {
  const transfer = moneyTransfer({ id: newId(), reference, currency }, before, after);
  if (transfer) await postTransfer(services, trx, site, transfer);
};
