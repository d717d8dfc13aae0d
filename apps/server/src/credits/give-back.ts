import { giveBackTransfer } from '@vesper/domain';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { type LotPrice, postTransfer } from './posting-repository.ts';
import { readTakenLots } from './taken-lots-repository.ts';
import { lockBalance, lockOwed } from './repository.ts';

/**
 * Gives credits whose price came again back to a locked member, once for the reference: what the member owes is paid off
 * first, the rest goes into the lots that it was taken from. The order says already how much of it is still away.
 * @param credits how many, above 0
 * @param price of the whole order, for credits that no lot has room for
 */
export const giveCreditsBack = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  {
    site,
    member,
    credits,
    reference,
    price,
  }: {
    readonly site: string;
    readonly member: string;
    readonly credits: number;
    readonly reference: string;
    readonly price: LotPrice;
  },
): Promise<void> => {
  await lockBalance(trx, member);
  const { order } = price;
  const movement = {
    id: newId(),
    memberId: member,
    credits,
    reference,
    order,
    owed: await lockOwed(trx, member),
  };
  const { lots, roomOf } = await readTakenLots(trx, order);
  await postTransfer(services, trx, site, giveBackTransfer(movement, lots, roomOf), price);
};
