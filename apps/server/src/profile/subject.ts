import { members, unlessBlocked } from '../platform/subject/access-row.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { profileCalls } from './calls.ts';
import { exportFormerNames } from './former-names-repository.ts';
import { forgetNames } from './renaming.ts';

/** A member's page, and one's own to write. */
export const profileSubject = defineSubject({
  name: 'profile',
  calls: profileCalls,
  access: {
    profile: { input: ({ target }) => ({ query: { id: target } }), outcomes: unlessBlocked() },
    profileUpdate: { input: () => ({ body: { about_me: 'Likes the sea' } }), outcomes: members('ok') },
  },
  rounds: { 'forget names': forgetNames },
  personalData: [
    personalData('former_names', {
      purpose: 'for a report: what somebody was called when they wrote',
      seenBy: 'the member, in the download; operators, with a case',
      goes: '30 days after the member was called something else; purge',
      exported: 'yes',
      deleteBy: ['member_id'],
    }),
  ],
  exportData: ({ db }, { member }) => exportFormerNames(db, member.id),
});
