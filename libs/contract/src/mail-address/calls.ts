import { defineContract } from '../define-contract.ts';

/** Another e-mail address. Where each call is found, and what it may be refused with. */
export const mailAddressContract = defineContract({
  calls: {
    mailChangeRequest: { method: 'POST', path: '/api/mail-change.php', access: 'member', keyed: true },
    mailChange: { method: 'PUT', path: '/api/mail-change.php', access: 'visitor' },
    mailChangeUndo: { method: 'DELETE', path: '/api/mail-change.php', access: 'visitor' },
  },
  errors: {
    duplicate_email: 409,
  },
  fieldErrors: ['email_invalid', 'email_duplicate', 'new_email_invalid', 'new_email_same'],
});
