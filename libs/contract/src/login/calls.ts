import { defineContract } from '../define-contract.ts';

/** In and out. Where each call is found, and what it may be refused with. */
export const loginContract = defineContract({
  calls: {
    login: { method: 'POST', path: '/api/user.php', access: 'visitor', clientHeader: true },
    logout: { method: 'GET', path: '/api/logout.php', access: 'visitor', clientHeader: true },
    loginCode: { method: 'POST', path: '/api/login-code.php', access: 'visitor', clientHeader: true },
    signInLinkRequest: { method: 'POST', path: '/api/sign-in-link.php', access: 'visitor', keyed: true },
    signInByLink: { method: 'PUT', path: '/api/sign-in-link.php', access: 'visitor' },
  },
  errors: {
    login_failed: 401,
    login_blocked: 429,
    login_code_required: 401,
    login_code_wrong: 401,
    login_code_expired: 410,
  },
  fieldErrors: [],
});
