import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** Forgotten and new passwords. Where each call is found, and who may make it. */
export const passwordCalls = {
  passwordResetRequest: { method: 'POST', path: '/api/password-reset.php', access: 'visitor', keyed: true },
  passwordResetCheck: { method: 'GET', path: '/api/password-reset.php', access: 'visitor' },
  passwordReset: { method: 'PUT', path: '/api/password-reset.php', access: 'visitor' },
  passwordChange: { method: 'PUT', path: '/api/password.php', access: 'member' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const passwordErrors = {
  status: {
    too_many_reset_mails: 429,
    password_wrong: 422,
    password_blocked: 429,
  },
  fields: ['password_wrong', 'password_too_short', 'password_too_long', 'password_common'],
} as const satisfies SubjectErrors;
