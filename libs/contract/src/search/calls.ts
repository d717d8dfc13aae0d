import type { SubjectCalls } from '../define-contract.ts';

/** Finding others. Where each call is found, and who may make it. */
export const searchCalls = {
  search: { method: 'GET', path: '/api/search.php', access: 'visitor' },
  faces: { method: 'GET', path: '/api/faces.php', access: 'visitor' },
  signupMatches: { method: 'GET', path: '/api/match-finder.php', access: 'member' },
} as const satisfies SubjectCalls;
