import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** Codes of an authenticator app. Where each call is found, and who may make it. */
export const oneTimeCodesCalls = {
  oneTimeCodes: { method: 'GET', path: '/api/one-time-codes.php', access: 'member' },
  oneTimeCodesStart: { method: 'POST', path: '/api/one-time-codes.php', access: 'member' },
  oneTimeCodesConfirm: { method: 'PUT', path: '/api/one-time-codes.php', access: 'member' },
  oneTimeCodesEnd: { method: 'DELETE', path: '/api/one-time-codes.php', access: 'member' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const oneTimeCodesErrors = {
  status: {
    one_time_code_wrong: 422,
    one_time_codes_not_started: 409,
  },
  fields: [],
} as const satisfies SubjectErrors;
