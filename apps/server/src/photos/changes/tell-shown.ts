import type { Member } from '../../member/repository.ts';
import { tellArrival } from '../../member/tell-changes.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import { findPhoto, type PhotoRow } from '../repository.ts';

/** Whose main photo is one by now that was looked at may stand on public pages from now on (decision 141). */
export const tellShown = async (
  services: Services,
  trx: Trx,
  member: Member,
  { before, main }: { readonly before: PhotoRow | undefined; readonly main: string | null },
): Promise<void> => {
  if (!member.on_public_pages || main === null) return;
  if (main === before?.id && before.moderation === 'approved') return;
  if ((await findPhoto(trx, main))?.moderation === 'approved') tellArrival(services, trx, member);
};
