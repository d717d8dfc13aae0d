import { spendTransfer } from '@vesper/domain';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { readLots } from './lots-repository.ts';
import { postTransfer } from './repository.ts';

/**
 * Spends credits of a member whose balance is locked, once for the reference: given ones first, then the oldest bought ones.
 * @throws LedgerError `lots_short` when the member has fewer
 * @returns false when they were spent before; nothing has changed then
 */
export const spendCredits = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  { site, member, credits, reference }: { site: string; member: string; credits: number; reference: string },
): Promise<boolean> => {
  const movement = { id: newId(), memberId: member, credits, reference };
  return postTransfer(services, trx, site, spendTransfer(movement, await readLots(trx, member)));
};
