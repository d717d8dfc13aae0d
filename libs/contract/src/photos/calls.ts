import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** A member's own photos. Where each call is found, and who may make it. */
export const photosCalls = {
  photos: { method: 'GET', path: '/api/photos.php', access: 'member' },
  photoAdd: { method: 'POST', path: '/api/photos.php', access: 'member', keyed: true, file: true },
  photoMain: { method: 'PUT', path: '/api/photos.php', access: 'member' },
  photoRemove: { method: 'DELETE', path: '/api/photos.php', access: 'member' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const photosErrors = {
  status: {
    photo_not_found: 404,
    photo_limit_reached: 403,
    photo_invalid: 422,
    photo_too_large: 413,
  },
  fields: [],
} as const satisfies SubjectErrors;
