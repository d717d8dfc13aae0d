import { members, unlessBlocked } from '../platform/subject/access-row.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { likesCalls, tellLikesAgain } from './calls.ts';
import { exportLikes } from './export-repository.ts';
import { removeLikesBetween } from './repository.ts';

/** Who likes whom, and when both do. */
export const likesSubject = defineSubject({
  name: 'likes',
  calls: likesCalls,
  answersOwnState: ['likes'],
  access: {
    likes: { outcomes: members('ok') },
    like: { input: ({ target }) => ({ body: { member: target } }), outcomes: unlessBlocked() },
    likeSeen: { input: ({ target }) => ({ body: { member: target } }), outcomes: members('ok') },
    unlike: { input: ({ target }) => ({ body: { member: target } }), outcomes: members('ok') },
  },
  personalData: [
    personalData('likes', {
      purpose: 'likes and matches',
      seenBy: 'both sides',
      goes: 'taken back; block; not listed after deletion; purge',
      exported: 'yes',
      deleteBy: ['from_member', 'to_member'],
    }),
  ],
  exportData: async ({ db }, { member }) => ({
    likes_given: await exportLikes(db, member.id, 'given'),
    likes_received: await exportLikes(db, member.id, 'received'),
  }),
  toldAgain: { like: tellLikesAgain },
  whenBlocked: (_services, trx, blocker, blocked) => removeLikesBetween(trx, blocker, blocked),
});
