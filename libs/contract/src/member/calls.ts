import type { SubjectErrors } from '../define-contract.ts';

/** What a call of this subject may be refused with. */
export const memberErrors = {
  status: {
    member_not_found: 404,
    own_profile: 422,
    member_not_available: 410,
  },
  fields: [],
} as const satisfies SubjectErrors;
