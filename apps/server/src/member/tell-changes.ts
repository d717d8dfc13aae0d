import { afterCommit, type Trx } from '../platform/database/transaction.ts';
import type { Services } from '../platform/services/services.ts';
import type { Member } from './repository.ts';
import { refreshSearchProfile } from './search-profile/search-profile-repository.ts';

/** Has what is kept of pages that show this member fall, on every server, as soon as the act is committed. */
export const tellChanges = ({ live }: Pick<Services, 'live'>, trx: Trx, member: string): void =>
  afterCommit(trx, () => live.tellChanged([member]));

/**
 * Has the pages of a site fall when this member, who lets themselves be shown, can be seen there from now on (confirmed, with a
 * first photo, back again): no page names them yet.
 */
export const tellArrival = (
  { live }: Pick<Services, 'live'>,
  trx: Trx,
  { site_id: site, on_public_pages: isShown }: Pick<Member, 'site_id' | 'on_public_pages'>,
): void => {
  if (isShown) afterCommit(trx, () => live.tellChanged([site]));
};

/** Brings what others see and find of a member in line, in the transaction that changed it. */
export const showChanges = async (
  services: Pick<Services, 'live'>,
  trx: Trx,
  member: string,
): Promise<void> => {
  await refreshSearchProfile(trx, member);
  tellChanges(services, trx, member);
};
