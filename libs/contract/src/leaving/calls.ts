import { defineContract } from '../define-contract.ts';

/** Leaving and coming back. Where each call is found, and what it may be refused with. */
export const leavingContract = defineContract({
  calls: {
    leaving: { method: 'GET', path: '/api/leaving.php', access: 'member' },
    stayDiscount: { method: 'POST', path: '/api/leaving.php', access: 'member', keyed: true },
    accountDelete: { method: 'DELETE', path: '/api/user.php', access: 'member', clientHeader: true },
    reactivateRequest: { method: 'POST', path: '/api/reactivate.php', access: 'visitor', keyed: true },
    reactivate: { method: 'PUT', path: '/api/reactivate.php', access: 'visitor' },
  },
  errors: {
    discount_not_offered: 409,
  },
  fieldErrors: [],
});
