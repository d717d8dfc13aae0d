import type { SubjectCalls } from '../define-contract.ts';

/** What a member is told about. Where each call is found, and who may make it. */
export const notificationsCalls = {
  notifications: { method: 'GET', path: '/api/notifications.php', access: 'member' },
  notificationsUpdate: { method: 'PUT', path: '/api/notifications.php', access: 'member' },
} as const satisfies SubjectCalls;
