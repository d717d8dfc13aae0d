import { defineContract } from '../define-contract.ts';

/** Codes of an authenticator app. Where each call is found, and what it may be refused with. */
export const oneTimeCodesContract = defineContract({
  calls: {
    oneTimeCodes: { method: 'GET', path: '/api/one-time-codes.php', access: 'member' },
    oneTimeCodesStart: { method: 'POST', path: '/api/one-time-codes.php', access: 'member' },
    oneTimeCodesConfirm: { method: 'PUT', path: '/api/one-time-codes.php', access: 'member' },
    oneTimeCodesEnd: { method: 'DELETE', path: '/api/one-time-codes.php', access: 'member' },
  },
  errors: {
    one_time_code_wrong: 422,
    one_time_codes_not_started: 409,
  },
  fieldErrors: [],
});
