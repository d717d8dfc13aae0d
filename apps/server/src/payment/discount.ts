import type { DiscountCode as WireCode } from '@vesper/contract';
import {
  checkDiscountCode,
  type Currency,
  type DiscountCode,
  normalizeDiscountCode,
  stayDiscountCode,
  stayDiscountSeconds,
  timeBonusWindow,
  welcomeDiscountCode,
} from '@vesper/domain';
import type { Member } from '../member/repository.ts';
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

/** The code of a member who took the offer to stay, while it lasts; null otherwise. */
export const stayDiscount = (site: Site, member: Member, clock: Clock): DiscountCode | null => {
  const endsAtMs = member.stay_discount_until?.getTime() ?? 0;
  if (endsAtMs <= clock.now()) return null;
  return stayDiscountCode({ id: member.id, endsAtMs }, site.rules.welcomeDiscountPercentage);
};

/** Since when a member's orders count as a use of the running offer to stay. */
export const stayOfferedAt = (member: Member): Date =>
  new Date((member.stay_discount_until?.getTime() ?? 0) - stayDiscountSeconds * 1000);

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
    /** The welcome code, and the code for who stays. */
    usedByMember: boolean;
    usedStay: boolean;
    paymentMethod?: string;
  },
): { code: string | null; percentage: number; discount: DiscountCode | null } => {
  if (!typed?.trim()) return { code: null, percentage: 0, discount: null };
  const stay = stayDiscount(site, member, clock);
  const written = normalizeDiscountCode(typed);
  const code = [welcomeDiscount(site, member, clock), stay].find((one) => one?.code === written) ?? null;
  const refusal = checkDiscountCode(code, {
    now: clock.now(),
    memberId: member.id,
    ...order,
    usedByMember: code === stay ? order.usedStay : order.usedByMember,
  });
  if (refusal !== null || code === null) throw new AppError('discount_code_invalid');
  return { code: code.code, percentage: code.valuePercentage, discount: code };
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
