import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** Keeping somebody away. Where each call is found, and who may make it. */
export const trustCalls = {
  blocks: { method: 'GET', path: '/api/block.php', access: 'member' },
  block: { method: 'POST', path: '/api/block.php', access: 'member', keyed: true },
  unblock: { method: 'DELETE', path: '/api/block.php', access: 'member' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const trustErrors = {
  status: {
    blocked_by_member: 403,
    blocked_by_you: 403,
  },
  fields: [],
} as const satisfies SubjectErrors;
