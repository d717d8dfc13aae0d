import { removeFiles } from '../../photos/remove-files.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { tellNumbered } from '../../platform/live/tell-numbered.ts';
import { deleteConversationOf } from './removal-repository.ts';
import { deleteMediaBetween } from '../media/media-repository.ts';
import { deleteUnpaidBetween } from '../unpaid/unpaid-repository.ts';
import { deleteWaitingBetween } from '../waiting/waiting-repository.ts';

/** After a block: nothing is left of what two members wrote to each other, and both their browsers drop it. */
export const removeBetween = async (
  services: Pick<Services, 'live' | 'clock' | 'outbox'>,
  trx: Trx,
  one: string,
  two: string,
): Promise<void> => {
  await deleteWaitingBetween(trx, one, two);
  await deleteUnpaidBetween(trx, one, two);
  await removeFiles(services, trx, await deleteMediaBetween(trx, one, two));
  const conversation = await deleteConversationOf(trx, one, two);
  if (conversation) await tellNumbered(services, trx, [one, two], { type: 'chat_removed', conversation });
};
