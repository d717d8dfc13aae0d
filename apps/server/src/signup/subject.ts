import { everybody, members } from '../platform/subject/access-row.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { signupCalls } from './calls.ts';
import { mailActivation } from './jobs.ts';

/** From the form to the confirmed address. */
export const signupSubject = defineSubject({
  name: 'signup',
  calls: signupCalls,
  access: {
    signup: {
      input: ({ unknownEmail, password }) => ({
        body: {
          email: unknownEmail(),
          name: 'Newcomer',
          password,
          date_of_birth: '1970-05-04',
          language: 'en',
        },
      }),
      outcomes: everybody('ok'),
      apart: true,
    },
    activate: {
      input: async (world) => ({ body: { token: await world.token('activate') } }),
      outcomes: { ...everybody('ok'), other_brand: 'activation_failed' },
      apart: true,
    },
    activateResend: { outcomes: members('already_active') },
  },
  callsPerMinute: { signup: 30 },
  jobs: { 'mail.activation': mailActivation },
});
