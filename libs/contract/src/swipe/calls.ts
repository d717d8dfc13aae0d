import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** The swipe game: one member at a time, to like or to pass. Where each call is found, and who may make it. */
export const swipeCalls = {
  swipe: { method: 'GET', path: '/api/swipe.php', access: 'member' },
  swipeDecide: { method: 'POST', path: '/api/swipe.php', access: 'member', keyed: true },
  /** Takes the newest decision back; a like that it gave is not given back to the day. */
  swipeUndo: { method: 'DELETE', path: '/api/swipe.php', access: 'member' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const swipeErrors = {
  status: { swipe_likes_used: 429, swipe_not_newest: 409 },
  fields: [],
} as const satisfies SubjectErrors;
