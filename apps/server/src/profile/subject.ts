import { members, unlessBlocked } from '../platform/subject/access-row.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { profileCalls } from './calls.ts';

/** A member's page, and one's own to write. */
export const profileSubject = defineSubject({
  name: 'profile',
  calls: profileCalls,
  access: {
    profile: { input: ({ target }) => ({ query: { id: target } }), outcomes: unlessBlocked() },
    profileUpdate: { input: () => ({ body: { about_me: 'Likes the sea' } }), outcomes: members('ok') },
  },
});
