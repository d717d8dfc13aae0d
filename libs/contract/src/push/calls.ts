import type { SubjectCalls } from '../define-contract.ts';

/** Notices in the browser. Where each call is found, and who may make it. */
export const pushCalls = {
  pushSubscribe: {
    method: 'POST',
    path: '/api/user.php',
    access: 'member',
    when: { push: '1' },
    clientHeader: true,
  },
} as const satisfies SubjectCalls;
