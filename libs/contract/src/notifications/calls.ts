import { defineContract } from '../define-contract.ts';

/** What a member is told about. Where each call is found, and what it may be refused with. */
export const notificationsContract = defineContract({
  calls: {
    notifications: { method: 'GET', path: '/api/notifications.php', access: 'member' },
    notificationsUpdate: { method: 'PUT', path: '/api/notifications.php', access: 'member' },
  },
  errors: {},
  fieldErrors: [],
});
