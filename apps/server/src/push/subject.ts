import { members } from '../platform/subject/access-row.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { pushCalls } from './calls.ts';
import { exportSubscriptions } from './export-repository.ts';
import { pushMessage, queuePush } from './jobs.ts';
import { moveSubscription, removeSubscriptions } from './repository.ts';

/** Notices in a member's browsers while the site is closed. */
export const pushSubject = defineSubject({
  name: 'push',
  calls: pushCalls,
  access: {
    pushSubscribe: {
      input: () => ({
        body: { endpoint: 'https://push.example.test/1', keys: { p256dh: 'x', auth: 'y' } },
      }),
      outcomes: members('invalid_request'),
    },
  },
  jobs: { 'push.message': pushMessage },
  personalData: [
    personalData('push_subscriptions', {
      purpose: 'notices in the browser',
      seenBy: 'nobody',
      goes: 'withdrawn, logout, deletion',
      exported: 'origin and time',
      deleteBy: ['member_id'],
    }),
  ],
  exportData: ({ db }, { member }) => exportSubscriptions(db, member.id),
  whenDelivered: queuePush,
  whenSessionReplaced: ({ db }, from, to) => moveSubscription(db, from, to),
  whenDeleted: (_services, trx, member) => removeSubscriptions(trx, member),
});
