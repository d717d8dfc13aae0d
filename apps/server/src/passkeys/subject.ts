import { everybody, members } from '../platform/subject/access-row.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { passkeyCalls } from './calls.ts';
import { exportPasskeys } from './export-repository.ts';

const credential = { credential: { id: 'x', rawId: 'x', type: 'public-key', response: {} } };

/** Passkeys: a member's own ones, and the login by one. */
export const passkeysSubject = defineSubject({
  name: 'passkeys',
  calls: passkeyCalls,
  access: {
    passkeys: { outcomes: members('ok') },
    passkeyOptions: { input: ({ password }) => ({ body: { password } }), outcomes: members('ok') },
    passkeyAdd: {
      input: () => ({ body: { ...credential, passkey_name: 'Mine' } }),
      outcomes: members('passkey_invalid'),
    },
    passkeyRemove: {
      input: ({ password }) => ({ body: { id: 'unknown', password } }),
      outcomes: members('not_found'),
    },
    passkeyLoginOptions: { input: () => ({ body: {} }), outcomes: everybody('ok') },
    passkeyLogin: { input: () => ({ body: credential }), outcomes: everybody('passkey_failed') },
  },
  callsPerMinute: { passkeyLogin: 60, passkeyLoginOptions: 60 },
  personalData: [
    personalData('passkeys', {
      purpose: 'login',
      seenBy: 'names: the member',
      goes: 'removed by the member, purge',
      exported: 'names and times',
      deleteBy: ['member_id'],
    }),
    personalData('passkey_challenges', {
      purpose: 'a passkey that is being added or used',
      seenBy: 'nobody',
      goes: 'minutes',
      exported: 'no: random',
      deleteBy: ['member_id'],
    }),
  ],
  exportData: ({ db }, { member }) => exportPasskeys(db, member.id),
});
