import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** A member's page, and one's own to write. Where each call is found, and who may make it. */
export const profileCalls = {
  profile: { method: 'GET', path: '/api/profile.php', access: 'visitor' },
  profileUpdate: { method: 'PUT', path: '/api/profile.php', access: 'member' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const profileErrors = {
  status: {},
  fields: [
    'birth_date_invalid',
    'birth_date_future',
    'birth_date_implausible',
    'below_minimum_age',
    'about_me_too_long',
    'city_too_long',
    'moved_too_often',
    'renamed_too_often',
    'about_me_changed',
    'changed_meanwhile',
    'region_unknown',
    'interest_unknown',
  ],
} as const satisfies SubjectErrors;
