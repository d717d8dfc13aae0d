import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** From the form to the confirmed address. Where each call is found, and who may make it. */
export const signupCalls = {
  signup: { method: 'POST', path: '/api/signup.php', access: 'visitor', keyed: true },
  activate: { method: 'POST', path: '/api/activate.php', access: 'visitor' },
  activateResend: { method: 'PUT', path: '/api/activate.php', access: 'member' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const signupErrors = {
  status: {
    duplicate_email_active: 409,
    duplicate_email_deleted: 409,
    signup_closed: 403,
    activation_failed: 410,
    already_active: 409,
  },
  fields: [
    'email_restorable',
    'username_is_email',
    'username_starts_with_at',
    'username_too_short',
    'username_too_long',
    'username_invalid_characters',
    'username_not_allowed',
  ],
} as const satisfies SubjectErrors;
