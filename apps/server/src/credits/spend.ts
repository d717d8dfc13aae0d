import { spendTransfer } from '@vesper/domain';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { readLotsOf } from './lots-repository.ts';
import { postTransfers } from './posting-repository.ts';

/** Credits that a member of a site uses; the reference says for what. */
export interface Spend {
  readonly member: string;
  readonly credits: number;
  readonly reference: string;
}

/**
 * Spends credits of members whose balances are locked, once for each reference: given ones first, then the oldest bought
 * ones. Several spends go in the same few statements as one; a member is among them once at the most.
 * @throws LedgerError `lots_short` when a member has fewer; nothing is spent then
 * @returns for each of them false when it was spent before; nothing has changed for that one then
 */
export const spendTogether = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  site: string,
  spends: readonly Spend[],
): Promise<boolean[]> => {
  const lots = await readLotsOf(
    trx,
    spends.map(({ member }) => member),
  );
  const transfers = spends.map(({ member, credits, reference }) =>
    spendTransfer({ id: newId(), memberId: member, credits, reference }, lots.get(member) ?? []),
  );
  const written = await postTransfers(
    services,
    trx,
    site,
    transfers.map((transfer) => ({ transfer })),
  );
  return transfers.map(({ id }) => written.has(id));
};

/** Spends credits of one member, as {@link spendTogether} does. */
export const spendCredits = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  { site, ...spend }: Spend & { readonly site: string },
): Promise<boolean> => (await spendTogether(services, trx, site, [spend]))[0] ?? false;
