import { removeFiles } from '../../photos/remove-files.ts';
import { dateOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { tellEach } from '../../platform/live/tell-numbered.ts';
import { deleteUnsentBetween } from '../media/media-repository.ts';
import { endConversationOf } from './ended-repository.ts';
import { deleteUnpaidBetween } from '../unpaid/unpaid-repository.ts';
import { deleteWaitingBetween } from '../waiting/waiting-repository.ts';

/**
 * After a block: of what two members wrote to each other neither finds anything any more, and both their browsers drop it. What was
 * said is kept where no member comes to, for a report that follows (decision 112); what was not goes.
 */
export const removeBetween = async (
  services: Pick<Services, 'live' | 'clock' | 'outbox'>,
  trx: Trx,
  blocker: string,
  blocked: string,
): Promise<void> => {
  await deleteWaitingBetween(trx, blocker, blocked);
  await deleteUnpaidBetween(trx, blocker, blocked);
  await removeFiles(services, trx, await deleteUnsentBetween(trx, blocker, blocked));
  const conversation = await endConversationOf(trx, blocker, blocked, dateOf(services.clock));
  if (!conversation) return;
  const event = { type: 'chat_removed', conversation } as const;
  await tellEach(services, trx, [
    { member: blocker, event: { ...event, blocked: true } },
    { member: blocked, event },
  ]);
};
