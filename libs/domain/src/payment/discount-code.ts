import type { Country, Currency } from '../site/places/countries.ts';

/** A discount code (spec §3). Times are milliseconds, amounts minor units; null means "no limit". */
export type DiscountCode = {
  code: string;
  country: Country | null;
  /** The only member who may use it. */
  userId: string | null;
  expiresMs: number | null;
  valuePercentage: number;
  currency: Currency | null;
  minimumOrderMinor: number | null;
  status: 'active' | 'inactive';
  validity: 'once' | 'once-per-user' | 'unlimited';
  /** Somebody has used it. */
  used: boolean;
  firstPurchaseOnly: boolean;
  paymentMethods: readonly string[] | null;
};

export type DiscountRefusal =
  | 'discount_code_unknown'
  | 'discount_code_inactive'
  | 'discount_code_expired'
  | 'discount_code_used'
  | 'discount_code_other_member'
  | 'discount_code_other_country'
  | 'discount_code_other_currency'
  | 'discount_code_other_method'
  | 'discount_code_first_purchase_only'
  | 'discount_code_minimum_order';

export type DiscountOrder = {
  /** Milliseconds. */
  now: number;
  currency: Currency;
  /** The price before the discount. */
  orderMinor: number;
  usedByMember: boolean;
  firstPurchase: boolean;
  /** Judged only where the code is bound to them. */
  memberId?: string;
  country?: Country;
  paymentMethod?: string;
};

/** The code as it is compared: members type small letters and spaces. */
export function normalizeDiscountCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

function isUsedUp(code: DiscountCode, usedByMember: boolean): boolean {
  if (code.validity === 'once') return code.used;
  return code.validity === 'once-per-user' && usedByMember;
}

function differs(bound: string | null, actual: string | undefined): boolean {
  return bound !== null && bound !== actual;
}

/**
 * Judges a discount code for an order (spec §5: it must exist and be unused); null when it counts.
 * Bounds of the code are judged before the order's amount, so that a hopeless code says so first.
 */
export function checkDiscountCode(code: DiscountCode | null, order: DiscountOrder): DiscountRefusal | null {
  if (code === null) return 'discount_code_unknown';
  if (differs(code.userId, order.memberId)) return 'discount_code_other_member';
  if (code.status !== 'active') return 'discount_code_inactive';
  if (code.expiresMs !== null && order.now >= code.expiresMs) return 'discount_code_expired';
  if (isUsedUp(code, order.usedByMember)) return 'discount_code_used';
  if (code.firstPurchaseOnly && !order.firstPurchase) return 'discount_code_first_purchase_only';
  if (differs(code.country, order.country)) return 'discount_code_other_country';
  if (differs(code.currency, order.currency)) return 'discount_code_other_currency';
  const method = order.paymentMethod;
  if (code.paymentMethods !== null && method !== undefined && !code.paymentMethods.includes(method)) {
    return 'discount_code_other_method';
  }
  if (order.orderMinor < (code.minimumOrderMinor ?? 0)) return 'discount_code_minimum_order';
  return null;
}

/** How long the discount for a member who stays may be used. */
export const stayDiscountSeconds = 7 * 24 * 3600;

/** The code of a member who took the offer to stay (readings, "no dark patterns"): on any purchase, once an offer. */
export function stayDiscountCode(member: { id: string; endsAtMs: number }, percentage: number): DiscountCode {
  return {
    ...welcomeDiscountCode(member, percentage),
    code: `STAY${percentage}`,
    firstPurchaseOnly: false,
  };
}

/**
 * The welcome code of a member (spec §9): TIMEBONUS25 until the end of the time bonus, on the first
 * purchase, once.
 */
export function welcomeDiscountCode(
  member: { id: string; endsAtMs: number },
  percentage: number,
): DiscountCode {
  return {
    code: 'TIMEBONUS25',
    country: null,
    userId: member.id,
    expiresMs: member.endsAtMs,
    valuePercentage: percentage,
    currency: null,
    minimumOrderMinor: null,
    status: 'active',
    validity: 'once-per-user',
    used: false,
    firstPurchaseOnly: true,
    paymentMethods: null,
  };
}
