import { everybody } from '../platform/subject/access-row.ts';
import { secondsFromNow } from '../platform/clock.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { linkCalls } from './calls.ts';
import { exportMailedLinks } from './export-repository.ts';
import { forgetExpiredTokens } from './repository.ts';

/** Expired tokens still tell a link that was used from one that never worked. */
const keptSeconds = 2 * 24 * 3600;

/** Links in mails: they are signed for one act, expire, and never act by being opened (decision 16). */
export const linkSubject = defineSubject({
  name: 'link',
  calls: linkCalls,
  access: {
    link: {
      input: async (world) => ({ query: { token: await world.token('sign_in') } }),
      outcomes: { ...everybody('ok'), other_brand: 'link_invalid' },
    },
  },
  rounds: { forget: ({ db, clock }) => forgetExpiredTokens(db, secondsFromNow(clock, -keptSeconds)) },
  personalData: [
    personalData('member_tokens', {
      purpose:
        'mailed links; a new or former address is in them, or the hash of a password that is not in force yet',
      seenBy: 'nobody',
      goes: 'two days after they expire; new password; deletion',
      exported: 'kind, times, address',
      deleteBy: ['member_id'],
    }),
  ],
  exportData: ({ db }, { member }) => exportMailedLinks(db, member.id),
});
