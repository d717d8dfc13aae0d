import { blockEvidenceDays, evidenceMonths } from '@vesper/domain';
import { removeFiles } from '../photos/remove-files.ts';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Services } from '../platform/services/services.ts';
import { forgetClosedReports, forgetUnreported } from './evidence-files-repository.ts';

/** What nobody decides by any more goes: closed cases after their months, what was kept at a block after its days (readings). */
export const forgetEvidence = (services: Pick<Services, 'db' | 'clock' | 'outbox'>): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const closedBefore = dateOf(services.clock);
    closedBefore.setUTCMonth(closedBefore.getUTCMonth() - evidenceMonths);
    await removeFiles(services, trx, await forgetClosedReports(trx, closedBefore));
    const keptBefore = secondsFromNow(services.clock, -blockEvidenceDays * 24 * 3600);
    await removeFiles(services, trx, await forgetUnreported(trx, keptBefore));
  });
