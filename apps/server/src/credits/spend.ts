import { type CreditLot, lotsAfter, spendTransfer, type Transfer } from '@vesper/domain';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import { ask, type Question } from '../platform/database/together.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { readLotsOf } from './lots-repository.ts';
import { writeTransfers } from './posting-repository.ts';

/** Credits that a member of a site uses; the reference says for what. */
export interface Spend {
  readonly member: string;
  readonly credits: number;
  readonly reference: string;
}

/**
 * Spends credits of members whose balances are locked, once for each reference: given ones first, then the oldest bought
 * ones. Several spends go in the same statement as one, those of one member one after the other.
 * @param lots what each member has, locked
 * @throws LedgerError `lots_short` when a member has fewer; nothing is spent then
 * @returns for each of them false when it was spent before; nothing has changed for that one then
 */
export const writeSpends = (
  services: Pick<Services, 'clock'>,
  site: string,
  spends: readonly Spend[],
  lots: ReadonlyMap<string, readonly CreditLot[]>,
): Question<boolean[]> => {
  const left = new Map(lots);
  const transfers = spends.map(({ member, credits, reference }): Transfer => {
    const open = left.get(member) ?? [];
    const transfer = spendTransfer({ id: newId(), memberId: member, credits, reference }, open);
    left.set(member, lotsAfter(open, transfer.lots));
    return transfer;
  });
  const { compile, read } = writeTransfers(
    services,
    site,
    transfers.map((transfer) => ({ transfer })),
  );
  return {
    compile,
    read: (rows) => {
      const written = read(rows);
      return transfers.map(({ id }) => written.has(id));
    },
  };
};

/** Spends credits as {@link writeSpends} does. */
export const spendTogether = (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  site: string,
  spends: readonly Spend[],
  lots: ReadonlyMap<string, readonly CreditLot[]>,
): Promise<boolean[]> => ask(trx, writeSpends(services, site, spends, lots));

/** Spends credits of one member, as {@link spendTogether} does; the lots are read. */
export const spendCredits = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  { site, ...spend }: Spend & { readonly site: string },
): Promise<boolean> => {
  const lots = await readLotsOf(trx, [spend.member]);
  return (await spendTogether(services, trx, site, [spend], lots))[0] ?? false;
};
