import { defineContract } from '../define-contract.ts';

/** Keeping somebody away. Where each call is found, and what it may be refused with. */
export const trustContract = defineContract({
  calls: {
    block: { method: 'POST', path: '/api/block.php', access: 'member', keyed: true },
  },
  errors: {
    blocked_by_member: 403,
  },
  fieldErrors: [],
});
