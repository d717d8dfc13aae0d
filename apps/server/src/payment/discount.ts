import type { DiscountCode as WireCode } from '@vesper/contract';
import {
  checkDiscountCode,
  type Currency,
  type DiscountCode,
  normalizeDiscountCode,
  timeBonusWindow,
  welcomeDiscountCode,
} from '@vesper/domain';
import type { Member } from '../account/member.ts';
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Site } from '../site/site-directory.ts';

/** The welcome code while the member's window is open (the time bonus seen from the other side); null otherwise. */
export const welcomeDiscount = (site: Site, member: Member, clock: Clock): DiscountCode | null => {
  const window = timeBonusWindow(
    { signupAtMs: member.signup_at.getTime(), paid: member.premium, nowMs: clock.now() },
    site.rules.timeBonusSeconds,
  );
  if (!window.open) return null;
  return welcomeDiscountCode(
    { id: member.id, endsAtMs: window.endsAtMs },
    site.rules.welcomeDiscountPercentage,
  );
};

/**
 * The percentage that a typed code takes off this order, and the code as it is written down.
 * @throws AppError `discount_code_invalid` when there is no such code for this member and order
 */
export const applyDiscount = (
  site: Site,
  member: Member,
  clock: Clock,
  typed: string | undefined,
  order: {
    currency: Currency;
    orderMinor: number;
    firstPurchase: boolean;
    usedByMember: boolean;
    paymentMethod?: string;
  },
): { code: string | null; percentage: number } => {
  if (!typed?.trim()) return { code: null, percentage: 0 };
  const welcome = welcomeDiscount(site, member, clock);
  const code = welcome?.code === normalizeDiscountCode(typed) ? welcome : null;
  const refusal = checkDiscountCode(code, {
    now: clock.now(),
    memberId: member.id,
    ...order,
  });
  if (refusal !== null || code === null) throw new AppError('discount_code_invalid');
  return { code: code.code, percentage: code.valuePercentage };
};

export const toWireCode = (code: DiscountCode, nowMs: number): WireCode => ({
  code: code.code,
  value_percentage: code.valuePercentage,
  currency: code.currency,
  minimum_order_value: code.minimumOrderMinor,
  status: code.status,
  validity: code.validity,
  expires: code.expiresMs === null ? null : new Date(code.expiresMs).toISOString(),
  expired: code.expiresMs !== null && nowMs >= code.expiresMs,
  country: code.country,
  user_id: code.userId,
  paymentmethods: [...(code.paymentMethods ?? [])],
});
