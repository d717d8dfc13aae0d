import { removeFiles } from '../../photos/remove-files.ts';
import { secondsFromNow } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import { deleteUnsentMedia } from './media-repository.ts';

const unsentSeconds = 24 * 3600;

/** What was taken in and not sent within a day goes. */
export const forgetUnsentMedia = (services: Pick<Services, 'db' | 'outbox' | 'clock'>): Promise<void> =>
  inTransaction(services.db, async (trx) =>
    removeFiles(services, trx, await deleteUnsentMedia(trx, secondsFromNow(services.clock, -unsentSeconds))),
  );
