import type { SubjectCalls } from '../define-contract.ts';

/** Who is logged in, and where else. Where each call is found, and who may make it. */
export const sessionCalls = {
  user: { method: 'GET', path: '/api/user.php', access: 'visitor', clientHeader: true },
  userUpdate: { method: 'PUT', path: '/api/user.php', access: 'member', clientHeader: true },
  sessions: { method: 'GET', path: '/api/sessions.php', access: 'member' },
  /** A beacon: it can carry no client header, and is known by its Origin as every change is. */
  pageHidden: { method: 'POST', path: '/api/page-hidden.php', access: 'member' },
  sessionEnd: { method: 'DELETE', path: '/api/sessions.php', access: 'member' },
} as const satisfies SubjectCalls;
