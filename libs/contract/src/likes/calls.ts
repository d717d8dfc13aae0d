import type { SubjectCalls } from '../define-contract.ts';

/** Who likes whom. Where each call is found, and who may make it. */
export const likesCalls = {
  likes: { method: 'GET', path: '/api/likes.php', access: 'member' },
  like: { method: 'POST', path: '/api/likes.php', access: 'member', keyed: true },
  likeSeen: { method: 'PUT', path: '/api/likes.php', access: 'member' },
  unlike: { method: 'DELETE', path: '/api/likes.php', access: 'member' },
} as const satisfies SubjectCalls;
