import { defineContract } from '../define-contract.ts';

/** Members, as others and they themselves see them. Where each call is found, and what it may be refused with. */
export const memberContract = defineContract({
  calls: {},
  errors: {
    member_not_found: 404,
    own_profile: 422,
    member_not_available: 410,
  },
  fieldErrors: [],
});
