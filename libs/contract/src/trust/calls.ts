import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** Keeping somebody away. Where each call is found, and who may make it. */
export const trustCalls = {
  block: { method: 'POST', path: '/api/block.php', access: 'member', keyed: true },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const trustErrors = {
  status: {
    blocked_by_member: 403,
  },
  fields: [],
} as const satisfies SubjectErrors;
