import { defineContract } from '../define-contract.ts';

/** Forgotten and new passwords. Where each call is found, and what it may be refused with. */
export const passwordContract = defineContract({
  calls: {
    passwordResetRequest: { method: 'POST', path: '/api/password-reset.php', access: 'visitor', keyed: true },
    passwordResetCheck: { method: 'GET', path: '/api/password-reset.php', access: 'visitor' },
    passwordReset: { method: 'PUT', path: '/api/password-reset.php', access: 'visitor' },
    passwordChange: { method: 'PUT', path: '/api/password.php', access: 'member' },
  },
  errors: {
    too_many_reset_mails: 429,
    password_wrong: 422,
    password_blocked: 429,
  },
  fieldErrors: ['password_wrong', 'password_too_short', 'password_too_long', 'password_common'],
});
