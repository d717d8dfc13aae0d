import { defineContract } from '../define-contract.ts';

/** Who is logged in, and where else. Where each call is found, and what it may be refused with. */
export const sessionContract = defineContract({
  calls: {
    user: { method: 'GET', path: '/api/user.php', access: 'visitor', clientHeader: true },
    userUpdate: { method: 'PUT', path: '/api/user.php', access: 'member', clientHeader: true },
    sessions: { method: 'GET', path: '/api/sessions.php', access: 'member' },
    sessionEnd: { method: 'DELETE', path: '/api/sessions.php', access: 'member' },
  },
  errors: {},
  fieldErrors: [],
});
