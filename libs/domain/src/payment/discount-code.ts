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
  firstPurchaseOnly: boolean;
  paymentMethods: readonly string[] | null;
};

export type DiscountRefusal =
  | 'discount_code_unknown'
  | 'discount_code_inactive'
  | 'discount_code_expired'
  | 'discount_code_used'
  | 'discount_code_used_by_other'
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
  /** An order of somebody else holds or has spent a use of it. */
  usedByOther: boolean;
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

function usedUp(code: DiscountCode, order: DiscountOrder): DiscountRefusal | null {
  if (code.validity === 'unlimited') return null;
  if (order.usedByMember) return 'discount_code_used';
  return code.validity === 'once' && order.usedByOther ? 'discount_code_used_by_other' : null;
}

function differs(bound: string | null, actual: string | undefined): boolean {
  return bound !== null && bound !== actual;
}

/** Whether an order at this price is large enough for a discount (spec §3 minimum_order_value); minor units, before it. */
export function reachesMinimum(code: Pick<DiscountCode, 'minimumOrderMinor'>, orderMinor: number): boolean {
  return orderMinor >= (code.minimumOrderMinor ?? 0);
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
  const used = usedUp(code, order);
  if (used !== null) return used;
  if (code.firstPurchaseOnly && !order.firstPurchase) return 'discount_code_first_purchase_only';
  if (differs(code.country, order.country)) return 'discount_code_other_country';
  if (differs(code.currency, order.currency)) return 'discount_code_other_currency';
  const method = order.paymentMethod;
  if (code.paymentMethods !== null && method !== undefined && !code.paymentMethods.includes(method)) {
    return 'discount_code_other_method';
  }
  if (!reachesMinimum(code, order.orderMinor)) return 'discount_code_minimum_order';
  return null;
}

/** How long the discount for a member who stays may be used. */
export const stayDiscountSeconds = 7 * 24 * 3600;

/** What a member is told of a refused code: never whether a code exists that is not theirs, nor what others did with it. */
const told = {
  discount_code_expired: 'discount_code_expired',
  discount_code_used: 'discount_code_used',
  discount_code_first_purchase_only: 'discount_code_first_purchase_only',
  discount_code_minimum_order: 'discount_code_minimum_order',
  discount_code_other_method: 'discount_code_other_method',
  discount_code_other_country: 'discount_code_not_here',
  discount_code_other_currency: 'discount_code_not_here',
} as const;

export type ToldDiscountRefusal = (typeof told)[keyof typeof told] | 'discount_code_invalid';

/** How a refusal is told to the member who typed the code. */
export function tellDiscountRefusal(refusal: DiscountRefusal): ToldDiscountRefusal {
  return refusal in told ? told[refusal as keyof typeof told] : 'discount_code_invalid';
}

/**
 * Which one use of a discount an order would be: everybody's only one, a member's own, a member's of one offer to stay; null
 * when there are any number.
 */
export function discountSlot(
  code: Pick<DiscountCode, 'validity'>,
  use: { memberId: string; stayOfferedAtMs?: number },
): string | null {
  if (code.validity === 'unlimited') return null;
  if (code.validity === 'once') return 'anybody';
  return use.stayOfferedAtMs === undefined ? use.memberId : `${use.memberId} ${use.stayOfferedAtMs}`;
}
