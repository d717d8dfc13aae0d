import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** Leaving and coming back. Where each call is found, and who may make it. */
export const leavingCalls = {
  leaving: { method: 'GET', path: '/api/leaving.php', access: 'member' },
  stayDiscount: { method: 'POST', path: '/api/leaving.php', access: 'member', keyed: true },
  accountDelete: { method: 'DELETE', path: '/api/user.php', access: 'member', clientHeader: true },
  accountLeft: { method: 'GET', path: '/api/reactivate.php', access: 'visitor' },
  reactivateRequest: { method: 'POST', path: '/api/reactivate.php', access: 'visitor', keyed: true },
  reactivate: { method: 'PUT', path: '/api/reactivate.php', access: 'visitor' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const leavingErrors = {
  status: {
    discount_not_offered: 409,
  },
  fields: [],
} as const satisfies SubjectErrors;
