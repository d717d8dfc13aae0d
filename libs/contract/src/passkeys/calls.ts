import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** Passkeys. Where each call is found, and who may make it. */
export const passkeysCalls = {
  passkeys: { method: 'GET', path: '/api/passkeys.php', access: 'member' },
  passkeyOptions: {
    method: 'POST',
    path: '/api/passkeys.php',
    access: 'member',
    when: { step: 'options' },
  },
  passkeyAdd: { method: 'POST', path: '/api/passkeys.php', access: 'member', keyed: true },
  passkeyRemove: { method: 'DELETE', path: '/api/passkeys.php', access: 'member' },
  passkeyLoginOptions: {
    method: 'POST',
    path: '/api/passkey-login.php',
    access: 'visitor',
    when: { step: 'options' },
  },
  passkeyLogin: { method: 'POST', path: '/api/passkey-login.php', access: 'visitor' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const passkeysErrors = {
  status: {
    passkey_failed: 401,
    passkey_invalid: 422,
  },
  fields: [],
} as const satisfies SubjectErrors;
