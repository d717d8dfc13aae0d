import { defineContract } from '../define-contract.ts';

/** Finding others. Where each call is found, and what it may be refused with. */
export const searchContract = defineContract({
  calls: {
    search: { method: 'GET', path: '/api/search.php', access: 'visitor' },
    signupMatches: { method: 'GET', path: '/api/match-finder.php', access: 'member' },
  },
  errors: {},
  fieldErrors: [],
});
