import type { DiscountCode as WireCode } from '@vesper/contract';
import {
  checkDiscountCode,
  type Country,
  type Currency,
  type DiscountCode,
  discountSlot,
  isCountry,
  isCurrency,
  normalizeDiscountCode,
  stayDiscountSeconds,
  tellDiscountRefusal,
  timeBonusWindow,
} from '@vesper/domain';
import type { Member } from '../../member/repository.ts';
import { dateOf } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Site } from '../../site/site-directory.ts';
import { type DiscountQuery, type DiscountRow, findDiscount, lockDiscount } from './discount-repository.ts';

/** Whose discount, on which site. */
interface Asker {
  readonly site: Site;
  readonly member: Member;
}

/** What a code is judged against (spec §3, Discount code). */
export interface DiscountedOrder {
  readonly country: Country;
  readonly currency: Currency;
  /** The price before the discount. */
  readonly orderMinor: number;
  /** Left out where none is chosen yet. */
  readonly paymentMethod?: string;
}

/** A discount that counts, and which use of it an order would be. */
export interface CountingDiscount {
  readonly id: string;
  readonly code: DiscountCode;
  readonly slot: string | null;
}

/** When the offer to stay was made that runs; null when none does or did. */
const stayOfferedAtMs = ({ stay_discount_until: until }: Member): number | null =>
  until === null ? null : until.getTime() - stayDiscountSeconds * 1000;

/** Until when a discount is good for this member, in milliseconds; null for ever, undefined when it was never for them. */
const endsAtMs = (row: DiscountRow, { site, member }: Asker): number | null | undefined => {
  if (row.own_window === 'stay') return member.stay_discount_until?.getTime();
  const expiresMs = row.expires_at?.getTime() ?? null;
  if (row.own_window === null) return expiresMs;
  const signupAtMs = member.signup_at.getTime();
  const window = timeBonusWindow({ signupAtMs, paid: false, nowMs: signupAtMs }, site.rules.timeBonusSeconds);
  return window.endsAtMs;
};

/** The code as the domain judges it; null when it was never for this member. */
const toCode = (row: DiscountRow, asker: Asker): DiscountCode | null => {
  const expiresMs = endsAtMs(row, asker);
  if (expiresMs === undefined) return null;
  return {
    code: row.code,
    country: isCountry(row.country) ? row.country : null,
    userId: row.own_window === null ? row.member_id : asker.member.id,
    expiresMs,
    valuePercentage: row.value_rate / 100,
    currency: isCurrency(row.currency) ? row.currency : null,
    minimumOrderMinor: row.minimum_order_minor,
    status: row.status,
    validity: row.validity,
    firstPurchaseOnly: row.first_purchase_only,
    paymentMethods: row.payment_methods,
  };
};

/**
 * Whether the member has had this use: an offer to stay is one for each time it was made, everything else is one for a member,
 * under whatever terms it was used before.
 */
const isSpentBy = (row: DiscountRow | undefined, slot: string): boolean =>
  row?.own_window === 'stay' ? row.spent_slots.includes(slot) : (row?.has_spent ?? false);

const judge = (
  clock: Services['clock'],
  asker: Asker,
  row: DiscountRow | undefined,
  order: DiscountedOrder,
) => {
  const code = row ? toCode(row, asker) : null;
  const { member } = asker;
  const offered = row?.own_window === 'stay' ? stayOfferedAtMs(member) : null;
  const slot =
    code &&
    discountSlot(code, {
      memberId: member.id,
      ...(offered !== null && { stayOfferedAtMs: offered }),
    });
  const refusal = checkDiscountCode(code, {
    ...order,
    now: clock.now(),
    memberId: member.id,
    usedByMember: slot !== null && isSpentBy(row, slot),
    usedByOther: row?.used_by_other ?? false,
    firstPurchase: !(row?.has_bought ?? false),
  });
  return row && code && refusal === null
    ? { counting: { id: row.id, code, slot }, refusal: null }
    : { counting: null, refusal: refusal ?? ('discount_code_unknown' as const) };
};

const queryFor = (
  { clock }: Pick<Services, 'clock'>,
  { site, member }: Asker,
  by: DiscountQuery['by'],
): DiscountQuery => ({ site: site.id, member: member.id, now: dateOf(clock), by });

/**
 * The discount that a typed code gives on this order; null when nothing was typed. With a transaction, in which the member is
 * locked, orders with a code that is good for one person wait for one another.
 * @throws AppError `discount_code_invalid`, or why a code that the member may know of does not count
 */
export const applyDiscount = async (
  services: Pick<Services, 'clock'>,
  {
    db,
    trx,
  }: { readonly db: Database; readonly trx?: undefined } | { readonly db?: undefined; readonly trx: Trx },
  asker: Asker,
  typed: string | undefined,
  order: DiscountedOrder,
): Promise<CountingDiscount | null> => {
  if (!typed?.trim()) return null;
  const query = queryFor(services, asker, { code: normalizeDiscountCode(typed) });
  let row = await findDiscount(trx ?? db, query);
  if (trx && row?.validity === 'once') {
    await lockDiscount(trx, row.id);
    // What the one before has made of it is seen from here on.
    row = await findDiscount(trx, query);
  }
  const { counting, refusal } = judge(services.clock, asker, row, order);
  if (refusal !== null) throw new AppError(tellDiscountRefusal(refusal));
  return counting;
};

/** The welcome discount while the member may have it (the time bonus seen from the other side); null otherwise. */
export const welcomeDiscount = async (
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  asker: Asker,
  order: DiscountedOrder,
): Promise<DiscountCode | null> => {
  const { site, member } = asker;
  const window = timeBonusWindow(
    { signupAtMs: member.signup_at.getTime(), paid: member.premium, nowMs: clock.now() },
    site.rules.timeBonusSeconds,
  );
  if (!window.open || !site.prices.memberDiscounts.signup) return null;
  const row = await findDiscount(db, queryFor({ clock }, asker, { window: 'signup' }));
  return judge(clock, asker, row, order).counting?.code ?? null;
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
