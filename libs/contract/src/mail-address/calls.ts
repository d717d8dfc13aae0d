import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** Another e-mail address. Where each call is found, and who may make it. */
export const mailAddressCalls = {
  mailChangeRequest: { method: 'POST', path: '/api/mail-change.php', access: 'member', keyed: true },
  mailChange: { method: 'PUT', path: '/api/mail-change.php', access: 'visitor' },
  mailChangeUndo: { method: 'DELETE', path: '/api/mail-change.php', access: 'visitor' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const mailAddressErrors = {
  status: {
    duplicate_email: 409,
  },
  fields: ['email_invalid', 'email_duplicate', 'new_email_invalid', 'new_email_same'],
} as const satisfies SubjectErrors;
