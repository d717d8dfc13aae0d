import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** What credits cost, and orders. Where each call is found, and who may make it. */
export const paymentCalls = {
  credits: { method: 'GET', path: '/api/credits.php', access: 'visitor' },
  orderCreate: { method: 'POST', path: '/api/orders.php', access: 'member', keyed: true },
  order: { method: 'GET', path: '/api/orders.php', access: 'member' },
  transactions: { method: 'GET', path: '/api/transactions.php', access: 'member' },
  discountCode: { method: 'GET', path: '/api/discountcode.php', access: 'member' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const paymentErrors = {
  status: {
    order_not_found: 404,
    bundle_not_found: 404,
    repeat_order_unconfirmed: 409,
    payment_failed: 502,
    payment_provider_unavailable: 503,
    discount_code_invalid: 422,
  },
  fields: [],
} as const satisfies SubjectErrors;
