import { members } from '../platform/subject/access-row.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { notificationCalls } from './calls.ts';

/** What a member is told about, whether others see the member, a break. */
export const notificationsSubject = defineSubject({
  name: 'notifications',
  calls: notificationCalls,
  access: {
    notifications: { outcomes: members('ok') },
    notificationsUpdate: { input: () => ({ body: { invisible: false } }), outcomes: members('ok') },
  },
});
