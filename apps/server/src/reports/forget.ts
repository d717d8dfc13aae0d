import { blockEvidenceDays, evidenceMonths } from '@vesper/domain';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import type { Services } from '../platform/services/services.ts';
import { forgetUnreported } from './evidence-repository.ts';
import { forgetClosedReports } from './repository.ts';

/** What nobody decides by any more goes: closed cases after their months, what was kept at a block after its days (readings). */
export const forgetEvidence = async ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  const closedBefore = dateOf(clock);
  closedBefore.setUTCMonth(closedBefore.getUTCMonth() - evidenceMonths);
  await forgetClosedReports(db, closedBefore);
  await forgetUnreported(db, secondsFromNow(clock, -blockEvidenceDays * 24 * 3600));
};
