import { blockEvidenceDays, evidenceMonths } from '@vesper/domain';
import { destroyEnded } from '../chat/removal/destroy-ended.ts';
import { removeFiles } from '../photos/remove-files.ts';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Services } from '../platform/services/services.ts';
import { findForgotten, giveUpEnded } from './ended-cases-repository.ts';
import { forgetClosedReports, forgetUnreported } from './evidence-files-repository.ts';

/** So that one round never holds up what comes after it; the rest goes with the next. */
const atOnce = 100;

type Forgetting = Pick<Services, 'db' | 'clock' | 'outbox'>;

/** What a block has ended goes after its days where no report has followed; where one has, when that goes. */
const forgetEnded = async (services: Forgetting, before: Date): Promise<void> => {
  for (const conversation of await findForgotten(services.db, before, atOnce)) {
    const files = await inTransaction(services.db, async (trx) => {
      const found = await giveUpEnded(trx, conversation, dateOf(services.clock));
      if (found) await removeFiles(services, trx, found);
      return found;
    });
    if (files) await destroyEnded(services, conversation);
  }
};

/** What nobody decides by any more goes: closed cases after their months, what was kept for none after its days (readings). */
export const forgetEvidence = async (services: Forgetting): Promise<void> => {
  const keptBefore = secondsFromNow(services.clock, -blockEvidenceDays * 24 * 3600);
  await inTransaction(services.db, async (trx) => {
    const closedBefore = dateOf(services.clock);
    closedBefore.setUTCMonth(closedBefore.getUTCMonth() - evidenceMonths);
    await removeFiles(services, trx, await forgetClosedReports(trx, closedBefore));
    await removeFiles(services, trx, await forgetUnreported(trx, keptBefore));
  });
  await forgetEnded(services, keptBefore);
};
