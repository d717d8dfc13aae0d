import { everybody, members } from '../platform/subject/access-row.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { leavingCalls } from './calls.ts';
import { purgeDeleted } from './purge.ts';

/** Leaving, what is offered to who stays, the way back, and the end of it. */
export const leavingSubject = defineSubject({
  name: 'leaving',
  calls: leavingCalls,
  answersOwnState: ['leaving'],
  access: {
    leaving: { outcomes: members('ok') },
    // The other brand's company offers none.
    stayDiscount: {
      input: () => ({ body: {} }),
      outcomes: members('ok', { other_brand: 'discount_not_offered' }),
    },
    accountDelete: {
      input: ({ password }) => ({ body: { password } }),
      outcomes: members('ok'),
      apart: true,
    },
    accountLeft: { outcomes: everybody('ok') },
    reactivateRequest: {
      input: (world) => ({ body: { email: world.unknownEmail() } }),
      outcomes: everybody('email_not_found'),
    },
    // The free member's account is not deleted: there is nothing to restore.
    reactivate: {
      input: async (world) => ({ body: { token: await world.token('reactivate') } }),
      outcomes: everybody('link_invalid'),
    },
  },
  rounds: { purge: purgeDeleted },
});
