import { everybody, members } from '../platform/subject/access-row.ts';
import { secondsFromNow } from '../platform/clock.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { passwordCalls } from './calls.ts';
import { forgetFailures } from './repository.ts';

/** Far longer than any block looks back. */
const keptSeconds = 2 * 24 * 3600;
const better = 'an evening under the lamps';

/** Passwords: what a good one is, a new one, and the limit to guessing. */
export const passwordSubject = defineSubject({
  name: 'password',
  calls: passwordCalls,
  access: {
    passwordResetRequest: {
      input: (world) => ({ body: { email: world.unknownEmail() } }),
      outcomes: everybody('email_not_found'),
    },
    passwordResetCheck: {
      input: async (world) => ({ query: { token: await world.token('password_reset') } }),
      outcomes: { ...everybody('ok'), other_brand: 'link_invalid' },
    },
    passwordReset: {
      input: async (world) => ({ body: { token: await world.token('password_reset'), password: better } }),
      outcomes: { ...everybody('ok'), other_brand: 'link_invalid' },
      apart: true,
    },
    passwordChange: {
      input: ({ password }) => ({ body: { old_password: password, password: better } }),
      outcomes: members('ok'),
      apart: true,
    },
  },
  rounds: { forget: ({ db, clock }) => forgetFailures(db, secondsFromNow(clock, -keptSeconds)) },
  personalData: [
    personalData('login_failures', {
      columns: 'account hash, network address',
      purpose: 'the login block',
      seenBy: 'nobody',
      goes: 'two days',
      exported: 'no: not by member',
    }),
  ],
});
