import { toldOutcome } from '@vesper/domain';
import { nameUntilPurged } from '../member/shown-name.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { makeReport } from './make-report.ts';
import { readOwnReports } from './repository.ts';

export const reportsHandlers = {
  reports: async ({ db }, { member }) => ({
    reports: (await readOwnReports(db, member.id)).map((row) => ({
      receipt: row.receipt,
      state: row.state,
      category: row.category,
      name: nameUntilPurged(row),
      created_at: row.created_at.toISOString(),
      closed_at: row.closed_at?.toISOString() ?? null,
      outcome: row.outcome && toldOutcome(row.outcome),
    })),
  }),
  report: (services, { member, site, body, key }) => makeReport(services, site, member.id, body, key),
} satisfies CallHandlers;
