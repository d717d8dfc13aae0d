import { defineContract } from '../define-contract.ts';

/** Who likes whom. Where each call is found, and what it may be refused with. */
export const likesContract = defineContract({
  calls: {
    likes: { method: 'GET', path: '/api/likes.php', access: 'member' },
    like: { method: 'POST', path: '/api/likes.php', access: 'member', keyed: true },
    likeSeen: { method: 'PUT', path: '/api/likes.php', access: 'member' },
    unlike: { method: 'DELETE', path: '/api/likes.php', access: 'member' },
  },
  errors: {},
  fieldErrors: [],
});
