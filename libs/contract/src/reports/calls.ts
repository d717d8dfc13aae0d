import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** Telling the operators of somebody. Where each call is found, and who may make it. */
export const reportsCalls = {
  reports: { method: 'GET', path: '/api/report.php', access: 'member' },
  report: { method: 'POST', path: '/api/report.php', access: 'member', keyed: true },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const reportsErrors = {
  status: {
    message_not_reportable: 422,
    report_words_too_long: 422,
    too_many_reports: 429,
  },
  fields: [],
} as const satisfies SubjectErrors;
