import { everybody } from '../platform/subject/access-row.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { loginCalls } from './calls.ts';

/** The ways in by password, one-time code and mailed link, and the way out. */
export const loginSubject = defineSubject({
  name: 'login',
  calls: loginCalls,
  access: {
    login: {
      input: ({ unknownEmail, password }) => ({ body: { email: unknownEmail(), password } }),
      outcomes: everybody('login_failed'),
    },
    loginCode: { input: () => ({ body: { code: '000000' } }), outcomes: everybody('login_code_expired') },
    signInLinkRequest: {
      input: (world) => ({ body: { email: world.unknownEmail() } }),
      outcomes: everybody('email_not_found'),
    },
    signInByLink: {
      input: async (world) => ({ body: { token: await world.token('sign_in') } }),
      outcomes: { ...everybody('ok'), other_brand: 'link_invalid' },
      apart: true,
    },
    logout: { outcomes: everybody('ok'), apart: true },
  },
  callsPerMinute: { login: 60, loginCode: 60, signInLinkRequest: 30, signInByLink: 60 },
});
