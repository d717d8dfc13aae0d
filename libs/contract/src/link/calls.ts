import { defineContract } from '../define-contract.ts';

/** Links out of mails. Where each call is found, and what it may be refused with. */
export const linkContract = defineContract({
  calls: {
    link: { method: 'GET', path: '/api/link.php', access: 'visitor' },
  },
  errors: {
    email_not_found: 404,
    link_invalid: 410,
    too_many_mails: 429,
  },
  fieldErrors: [],
});
