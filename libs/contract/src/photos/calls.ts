import { defineContract } from '../define-contract.ts';

/** A member's own photos. Where each call is found, and what it may be refused with. */
export const photosContract = defineContract({
  calls: {
    photos: { method: 'GET', path: '/api/photos.php', access: 'member' },
    photoAdd: { method: 'POST', path: '/api/photos.php', access: 'member', keyed: true },
    photoMain: { method: 'PUT', path: '/api/photos.php', access: 'member' },
    photoRemove: { method: 'DELETE', path: '/api/photos.php', access: 'member' },
  },
  errors: {
    photo_not_found: 404,
    photo_limit_reached: 403,
    photo_invalid: 422,
    photo_too_large: 413,
  },
  fieldErrors: [],
});
