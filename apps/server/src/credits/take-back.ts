import { splitTakenBack, takeBackTransfer, unusedGranted } from '@vesper/domain';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { lockBalance, postTransfer, readMovements } from './repository.ts';

/**
 * Takes credits whose price went back from a locked member, once for the reference: from the balance as far as it was
 * bought, the rest is booked as a debt.
 * @param due how many, above 0
 */
export const takeCreditsBack = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  { site, member, due, reference }: { site: string; member: string; due: number; reference: string },
): Promise<void> => {
  const balance = await lockBalance(trx, member);
  const granted = unusedGranted(await readMovements(trx, member));
  const split = splitTakenBack(due, { balance, unusedGranted: granted });
  await postTransfer(
    services,
    trx,
    site,
    takeBackTransfer({ id: newId(), memberId: member, reference, ...split }),
  );
};
