import { members, unlessBlocked } from '../platform/subject/access-row.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { swipeHandlers } from './calls.ts';
import { exportSwipes, forgetDecisionsBetween, forgetOldSwipes } from './repository.ts';

/** The swipe game: one member at a time, so many likes a day. */
export const swipeSubject = defineSubject({
  name: 'swipe',
  calls: swipeHandlers,
  access: {
    swipe: { outcomes: members('ok') },
    swipeDecide: {
      input: ({ target }) => ({ body: { member: target, decision: 'like' } }),
      outcomes: unlessBlocked(),
    },
    swipeUndo: { input: ({ target }) => ({ body: { member: target } }), outcomes: members('ok') },
  },
  rounds: { 'forget old swipes': forgetOldSwipes },
  whenBlocked: (_services, trx, blocker, blocked) => forgetDecisionsBetween(trx, blocker, blocked),
  personalData: [
    personalData('swipes', {
      purpose: 'whom the swipe game does not show again, and taking the last decision back',
      seenBy: 'the member',
      goes: 'taken back; a block of either; 30 days; purge',
      exported: 'yes',
      deleteBy: ['member_id', 'other_id'],
    }),
    personalData('swipe_days', {
      purpose: 'how many likes of the day are used',
      seenBy: 'the member',
      goes: 'replaced by the next day; purge',
      exported: 'yes',
      deleteBy: ['member_id'],
    }),
  ],
  exportData: ({ db }, { member }) => exportSwipes(db, member.id),
});
