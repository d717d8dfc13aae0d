import { members } from '../platform/subject/access-row.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { oneTimeCodeCalls } from './calls.ts';
import { exportOneTimeCodes } from './export-repository.ts';

/** One-time codes of an authenticator app, as the second thing to show at login. */
export const oneTimeCodesSubject = defineSubject({
  name: 'one-time-codes',
  calls: oneTimeCodeCalls,
  access: {
    oneTimeCodes: { outcomes: members('ok') },
    oneTimeCodesStart: { input: ({ password }) => ({ body: { password } }), outcomes: members('ok') },
    oneTimeCodesConfirm: {
      input: () => ({ body: { code: '000000' } }),
      outcomes: members('one_time_code_wrong'),
    },
    oneTimeCodesEnd: {
      input: ({ password }) => ({ body: { password } }),
      outcomes: members('ok'),
      apart: true,
    },
  },
  personalData: [
    personalData('one_time_codes', {
      purpose: 'login with a second proof',
      seenBy: 'nobody',
      goes: 'switched off by the member, purge',
      exported: 'times only',
      deleteBy: ['member_id'],
    }),
    personalData('recovery_codes', {
      purpose: 'login when the app is not at hand',
      seenBy: 'nobody',
      goes: 'switched off by the member, purge',
      exported: 'no: hashes only',
      deleteBy: ['member_id'],
    }),
  ],
  exportData: ({ db }, { member }) => exportOneTimeCodes(db, member.id),
});
