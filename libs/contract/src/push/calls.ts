import { defineContract } from '../define-contract.ts';

/** Notices in the browser. Where each call is found, and what it may be refused with. */
export const pushContract = defineContract({
  calls: {
    pushSubscribe: {
      method: 'POST',
      path: '/api/user.php',
      access: 'member',
      when: { push: '1' },
      clientHeader: true,
    },
  },
  errors: {},
  fieldErrors: [],
});
