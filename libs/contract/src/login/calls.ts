import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** In and out. Where each call is found, and who may make it. */
export const loginCalls = {
  login: { method: 'POST', path: '/api/user.php', access: 'visitor', clientHeader: true },
  logout: { method: 'GET', path: '/api/logout.php', access: 'visitor', clientHeader: true },
  loginCode: { method: 'POST', path: '/api/login-code.php', access: 'visitor', clientHeader: true },
  signInLinkRequest: { method: 'POST', path: '/api/sign-in-link.php', access: 'visitor', keyed: true },
  signInByLink: { method: 'PUT', path: '/api/sign-in-link.php', access: 'visitor' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const loginErrors = {
  status: {
    login_failed: 401,
    login_blocked: 429,
    login_code_required: 401,
    login_code_wrong: 401,
    login_code_expired: 410,
  },
  fields: [],
} as const satisfies SubjectErrors;
