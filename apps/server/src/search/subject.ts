import { everybody, members } from '../platform/subject/access-row.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { searchCalls } from './calls.ts';

/** Finding others: by what one asks for, and by what fits. */
export const searchSubject = defineSubject({
  name: 'search',
  calls: searchCalls,
  access: {
    faces: { outcomes: everybody('ok') },
    search: { outcomes: members('ok') },
    signupMatches: { outcomes: members('ok') },
  },
});
