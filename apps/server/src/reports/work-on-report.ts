import { mayBecome, type ReportOutcome, type ReportState } from '@vesper/domain';
import { dateOf } from '../platform/clock.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { lockReport, setReportState } from './repository.ts';

/** What became of a case that somebody wanted to work on. */
export type Worked = 'done' | 'not there' | { readonly is: ReportState };

type Change =
  | { readonly to: 'in_review' }
  | { readonly to: 'closed'; readonly outcome: ReportOutcome; readonly note: string };

/**
 * An operator takes a case up, or closes it with its outcome. From the closing on its evidence is kept for twelve months.
 * @returns `done`; `not there`, or how the case stands where it can not become that any more
 */
export const workOnReport = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  receipt: string,
  change: Change,
): Promise<Worked> =>
  inTransaction(db, async (trx) => {
    const row = await lockReport(trx, receipt);
    if (!row) return 'not there';
    if (!mayBecome(row.state, change.to)) return { is: row.state };
    await setReportState(
      trx,
      row.id,
      change.to === 'in_review'
        ? { state: 'in_review' }
        : { state: 'closed', outcome: change.outcome, note: change.note, closed_at: dateOf(clock) },
    );
    return 'done';
  });
