import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** Being verified: two selfies with poses that people compare with the main photo. Where each call is found, and who may make it. */
export const verificationCalls = {
  verification: { method: 'GET', path: '/api/verification.php', access: 'member' },
  /** Asks for poses; asked again within ten minutes, they are the same. */
  verificationAsk: { method: 'POST', path: '/api/verification.php', access: 'member' },
  /** Sends the selfies in to be judged. */
  verificationSubmit: { method: 'PUT', path: '/api/verification.php', access: 'member' },
  /** Takes back what was asked or sent in, or the mark. */
  verificationWithdraw: { method: 'DELETE', path: '/api/verification.php', access: 'member' },
  /** One selfie, in place of one with the same pose. */
  verificationSelfieAdd: {
    method: 'POST',
    path: '/api/verification-selfie.php',
    access: 'member',
    keyed: true,
    file: true,
  },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const verificationErrors = {
  status: {
    verification_not_possible: 403,
    verification_needs_confirmation: 403,
    verification_on_break: 403,
    verification_needs_photo: 422,
    verification_not_needed: 409,
    verification_too_many_tries: 429,
    verification_expired: 409,
    verification_photo_changed: 409,
    verification_incomplete: 422,
    selfie_is_profile_photo: 422,
    selfie_repeated: 422,
  },
  fields: [],
} as const satisfies SubjectErrors;
