import { takeBackTransfer } from '@vesper/domain';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { readLots } from './lots-repository.ts';
import { postTransfer } from './posting-repository.ts';
import { lockBalance } from './repository.ts';

/**
 * Takes credits whose price went back from a locked member, once for the reference: what is left of the order and of other
 * bought ones leaves the balance, the rest is booked as a debt.
 * @param due how many, above 0
 */
export const takeCreditsBack = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  {
    site,
    member,
    order,
    due,
    reference,
  }: { site: string; member: string; order: string; due: number; reference: string },
): Promise<void> => {
  await lockBalance(trx, member);
  const movement = { id: newId(), memberId: member, credits: due, order, reference };
  await postTransfer(services, trx, site, takeBackTransfer(movement, await readLots(trx, member)));
};
