import { everybody, members } from '../platform/subject/access-row.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { searchCalls } from './calls.ts';
import { PagesAhead } from './page/pages-ahead.ts';
import { exportWish } from './finder/wish-repository.ts';

/** Finding others: by what one asks for, and by what fits. */
export const searchSubject = defineSubject({
  name: 'search',
  opens: () => ({ pagesAhead: new PagesAhead() }),
  calls: searchCalls,
  ahead: {
    search: (services, request, readQuery) => services.pagesAhead.ask(services, request, readQuery),
  },
  access: {
    faces: { outcomes: everybody('ok') },
    search: { outcomes: members('ok') },
    searchKeep: { input: () => ({ body: { search: 'gender=female' } }), outcomes: members('ok') },
    autoLike: { outcomes: members('ok') },
    matchFinder: { outcomes: members('ok') },
    matchWishUpdate: { input: () => ({ body: { answered: 1, min_age: 50 } }), outcomes: members('ok') },
    signupMatches: { outcomes: members('ok') },
  },
  personalData: [
    personalData('match_wishes', {
      purpose: 'what the member has answered the match finder',
      seenBy: 'the member',
      goes: 'replaced by other answers; purge',
      exported: 'yes',
      deleteBy: ['member_id'],
    }),
  ],
  exportData: ({ db }, { member }) => exportWish(db, member.id),
});
