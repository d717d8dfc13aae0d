import { afterCommit, type Trx } from '../platform/database/transaction.ts';
import type { Services } from '../platform/services/services.ts';
import { refreshSearchProfile } from './search-profile-repository.ts';

/** Has what is kept of pages that show this member fall, on every server, as soon as the act is committed. */
export const tellChanges = ({ live }: Pick<Services, 'live'>, trx: Trx, member: string): void =>
  afterCommit(trx, () => live.tellChanged([member]));

/** Brings what others see and find of a member in line, in the transaction that changed it. */
export const showChanges = async (
  services: Pick<Services, 'live'>,
  trx: Trx,
  member: string,
): Promise<void> => {
  await refreshSearchProfile(trx, member);
  tellChanges(services, trx, member);
};
