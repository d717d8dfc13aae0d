import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** What credits cost, and orders. Where each call is found, and who may make it. */
export const paymentCalls = {
  credits: { method: 'GET', path: '/api/credits.php', access: 'visitor' },
  orderCreate: { method: 'POST', path: '/api/orders.php', access: 'member', keyed: true },
  order: { method: 'GET', path: '/api/orders.php', access: 'member' },
  transactions: { method: 'GET', path: '/api/transactions.php', access: 'member' },
  storedMethodRemove: { method: 'DELETE', path: '/api/stored-methods.php', access: 'member' },
  discountCode: { method: 'GET', path: '/api/discountcode.php', access: 'member' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const paymentErrors = {
  status: {
    order_not_found: 404,
    bundle_not_found: 404,
    repeat_order_unconfirmed: 409,
    stored_method_not_found: 404,
    charge_under_way: 409,
    payment_failed: 502,
    payment_provider_unavailable: 503,
    price_changed: 409,
    payment_method_not_offered: 422,
    discount_code_invalid: 422,
    discount_code_expired: 422,
    discount_code_used: 422,
    discount_code_first_purchase_only: 422,
    discount_code_minimum_order: 422,
    discount_code_other_method: 422,
    discount_code_not_here: 422,
  },
  fields: [],
} as const satisfies SubjectErrors;
