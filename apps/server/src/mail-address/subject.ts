import { everybody, members } from '../platform/subject/access-row.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { mailAddressCalls } from './calls.ts';

/** Another e-mail address: asked for by the member, confirmed at the new one, undone from the old one. */
export const mailAddressSubject = defineSubject({
  name: 'mail-address',
  calls: mailAddressCalls,
  access: {
    mailChangeRequest: {
      input: ({ unknownEmail, password }) => ({ body: { email: unknownEmail(), password } }),
      outcomes: members('ok'),
    },
    mailChange: {
      input: async (world) => ({ body: { token: await world.token('mail_change') } }),
      outcomes: { ...everybody('ok'), other_brand: 'link_invalid' },
      apart: true,
    },
    mailChangeUndo: {
      input: async (world) => ({ body: { token: await world.token('mail_undo') } }),
      outcomes: { ...everybody('ok'), other_brand: 'link_invalid' },
      apart: true,
    },
  },
});
