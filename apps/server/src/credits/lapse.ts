import { lapseTransfer } from '@vesper/domain';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { readLots } from './lots-repository.ts';
import { postTransfer } from './posting-repository.ts';
import { lockBalance } from './repository.ts';

/**
 * Lets the credits lapse that a locked member was given and has not used, once an account: when its deletion becomes final
 * (readings, "granted ones lapse"). Until then the account may be restored as it was. Bought ones stay in the books.
 */
export const lapseGranted = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  { id: member, site_id: site }: { readonly id: string; readonly site_id: string },
): Promise<void> => {
  await lockBalance(trx, member);
  const lots = await readLots(trx, member);
  const credits = lots.filter(({ granted }) => granted).reduce((sum, { left }) => sum + left, 0);
  if (credits === 0) return;
  const movement = { id: newId(), memberId: member, credits, reference: `purge:${member}` };
  await postTransfer(services, trx, site, lapseTransfer(movement, lots));
};
