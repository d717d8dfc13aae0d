import type { SubjectCalls } from '../define-contract.ts';

/** Finding others. Where each call is found, and who may make it. */
export const searchCalls = {
  search: { method: 'GET', path: '/api/search.php', access: 'visitor' },
  /** Keeps a search with the member, for when the next one asks for nothing in particular. */
  searchKeep: { method: 'PUT', path: '/api/search.php', access: 'member' },
  faces: { method: 'GET', path: '/api/faces.php', access: 'visitor' },
  signupMatches: { method: 'GET', path: '/api/match-finder.php', access: 'member' },
  /** The questions, what was answered, and who matches; `/signup-matches` asks the same noun without answers. */
  matchFinder: { method: 'GET', path: '/api/match-finder.php', access: 'member', when: { wish: '1' } },
  matchWishUpdate: { method: 'PUT', path: '/api/match-finder.php', access: 'member' },
  /** Acts at most once a day and member, however often it is asked (readings). */
  autoLike: { method: 'GET', path: '/api/auto-like.php', access: 'member' },
} as const satisfies SubjectCalls;
