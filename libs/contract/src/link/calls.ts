import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** Links out of mails. Where each call is found, and who may make it. */
export const linkCalls = {
  link: { method: 'GET', path: '/api/link.php', access: 'visitor' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const linkErrors = {
  status: {
    email_not_found: 404,
    link_invalid: 410,
    too_many_mails: 429,
  },
  fields: [],
} as const satisfies SubjectErrors;
