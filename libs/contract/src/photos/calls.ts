import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** A member's own photos. Where each call is found, and who may make it. */
export const photosCalls = {
  photos: { method: 'GET', path: '/api/photos.php', access: 'member' },
  photoAdd: { method: 'POST', path: '/api/photos.php', access: 'member', keyed: true, file: true },
  photoMain: { method: 'PUT', path: '/api/photos.php', access: 'member' },
  photoOrder: { method: 'PUT', path: '/api/photo-order.php', access: 'member' },
  /** Keyed: cut once more, another part of it would be left. */
  photoCrop: { method: 'POST', path: '/api/photo-crop.php', access: 'member', keyed: true },
  photoRemove: { method: 'DELETE', path: '/api/photos.php', access: 'member' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const photosErrors = {
  status: {
    photo_not_found: 404,
    photo_limit_reached: 403,
    photo_invalid: 422,
    photo_too_large: 413,
    /** The same picture is among the member's photos already. */
    photo_twice: 422,
    /** Others are not shown it, so it can not be the main photo. */
    photo_refused: 409,
    /** What was to be cut out is no part of the photo, or too small for one. */
    photo_part_invalid: 422,
    /** It is another picture since, or others are not shown it any more. */
    photo_changed: 409,
    /** Photos came or went since the order was chosen. */
    photo_order_changed: 409,
  },
  fields: [],
} as const satisfies SubjectErrors;
