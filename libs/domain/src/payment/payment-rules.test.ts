import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPremium } from '../premium/premium.ts';
import {
  checkDiscountCode,
  discountSlot,
  normalizeDiscountCode,
  tellDiscountRefusal,
  type DiscountCode,
} from './discount-code.ts';
import { wasNeverMade } from './key-life.ts';
import { discountedPrice, messagePriceMinor } from './money/money.ts';
import { isUndecided, nextOrderState, orderStates } from './order-state.ts';
import { orderScreen } from './machine/payment-screen.ts';
import type { OrderEvent, OrderState } from './order-state.ts';
import { pollPauseMs } from './poll-delay.ts';
import { isLeftUnpaid, isRepeatPurchase } from './repeat-purchase.ts';
import { usualMethod } from './methods/usual-method.ts';

describe('money', () => {
  it('rounds a discount half up', () => {
    expect(discountedPrice(1499, 25)).toBe(1124);
    expect(discountedPrice(10, 25)).toBe(8);
    expect(discountedPrice(2, 25)).toBe(2);
    expect(discountedPrice(1000, 12.5)).toBe(875);
    expect(discountedPrice(1000, 0)).toBe(1000);
    expect(discountedPrice(1000, 100)).toBe(0);
    expect(discountedPrice(1000, 140)).toBe(0);
  });

  it('tells the price of a message', () => {
    expect(messagePriceMinor({ priceMinor: 1499, credits: 25 }, { messageCredits: 1 })).toBe(60);
  });
});

describe('isUndecided', () => {
  it('says of which attempts the end is not known yet', () => {
    expect(orderStates.filter(isUndecided)).toEqual(['created', 'open', 'action_required', 'processing']);
  });
});

describe('nextOrderState', () => {
  const next = (...events: OrderEvent[]) => events.reduce<OrderState>(nextOrderState, 'created');

  it('goes forward', () => {
    expect(
      next('open', 'action_required', 'processing', 'paid', 'partly_refunded', 'refunded', 'charged_back'),
    ).toBe('charged_back');
  });

  it('lets money win over an attempt that had ended', () => {
    for (const ending of ['failed', 'cancelled', 'expired'] as const)
      expect(next('open', ending, 'paid')).toBe('paid');
  });

  it('never goes back', () => {
    expect(next('paid', 'open', 'failed', 'expired', 'processing')).toBe('paid');
    expect(next('expired', 'open', 'cancelled')).toBe('expired');
    expect(next('processing', 'open', 'action_required')).toBe('processing');
    expect(next('action_required', 'open')).toBe('action_required');
    expect(next('paid', 'charged_back', 'paid', 'refunded')).toBe('charged_back');
    expect(next('open', 'refunded', 'charged_back')).toBe('open');
    expect(next('paid', 'refunded', 'paid', 'partly_refunded')).toBe('refunded');
  });

  it('once paid is always at or past paid, in whatever order events come', () => {
    const events = orderStates.filter((state): state is OrderEvent => state !== 'created');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 12 }), (list) => {
        const after = next(...list, 'paid', ...list);
        expect(['paid', 'partly_refunded', 'refunded', 'charged_back']).toContain(after);
      }),
    );
  });

  it('has one of five words for every state', () => {
    expect(orderStates.map(orderScreen)).toEqual([
      'loading',
      'pending',
      'pending',
      'pending',
      'completed',
      'completed',
      'cancelled',
      'failed',
      'cancelled',
      'failed',
      'failed',
    ]);
  });
});

describe('checkDiscountCode', () => {
  const code: DiscountCode = {
    code: 'TIMEBONUS25',
    country: null,
    userId: 'm1',
    expiresMs: 1000,
    valuePercentage: 25,
    currency: null,
    minimumOrderMinor: null,
    status: 'active',
    validity: 'once-per-user',
    firstPurchaseOnly: true,
    paymentMethods: null,
  };
  const order = {
    now: 0,
    currency: 'EUR' as const,
    orderMinor: 1499,
    usedByOther: false,
    usedByMember: false,
    firstPurchase: true,
    memberId: 'm1',
  };

  it('takes the welcome code until the window ends', () => {
    expect(checkDiscountCode(code, order)).toBeNull();
    expect(checkDiscountCode(code, { ...order, now: 999 })).toBeNull();
    expect(checkDiscountCode(code, { ...order, now: 1000 })).toBe('discount_code_expired');
  });

  it('takes the code of who stays on any purchase, once', () => {
    const stay = { ...code, firstPurchaseOnly: false };
    const later = { ...order, firstPurchase: false };
    expect(checkDiscountCode(stay, later)).toBeNull();
    expect(checkDiscountCode(stay, { ...later, now: 1000 })).toBe('discount_code_expired');
    expect(checkDiscountCode(stay, { ...later, usedByMember: true })).toBe('discount_code_used');
    expect(checkDiscountCode(stay, { ...later, memberId: 'm2' })).toBe('discount_code_other_member');
  });

  it('says why a code does not count', () => {
    expect(checkDiscountCode(null, order)).toBe('discount_code_unknown');
    expect(checkDiscountCode(code, { ...order, memberId: 'm2' })).toBe('discount_code_other_member');
    expect(checkDiscountCode({ ...code, status: 'inactive' }, order)).toBe('discount_code_inactive');
    expect(checkDiscountCode(code, { ...order, usedByMember: true })).toBe('discount_code_used');
    const once = { ...code, validity: 'once' as const };
    expect(checkDiscountCode(once, { ...order, usedByMember: true })).toBe('discount_code_used');
    expect(checkDiscountCode(once, { ...order, usedByOther: true })).toBe('discount_code_used_by_other');
    expect(checkDiscountCode(code, { ...order, usedByOther: true })).toBeNull();
    expect(checkDiscountCode(code, { ...order, firstPurchase: false })).toBe(
      'discount_code_first_purchase_only',
    );
    expect(checkDiscountCode({ ...code, country: 'NL' }, { ...order, country: 'DE' })).toBe(
      'discount_code_other_country',
    );
    expect(checkDiscountCode({ ...code, currency: 'GBP' }, order)).toBe('discount_code_other_currency');
    expect(
      checkDiscountCode({ ...code, paymentMethods: ['ideal'] }, { ...order, paymentMethod: 'card' }),
    ).toBe('discount_code_other_method');
    expect(checkDiscountCode({ ...code, minimumOrderMinor: order.orderMinor }, order)).toBeNull();
    expect(checkDiscountCode({ ...code, minimumOrderMinor: 1500 }, order)).toBe(
      'discount_code_minimum_order',
    );
    expect(
      checkDiscountCode(
        { ...code, validity: 'unlimited' },
        { ...order, usedByMember: true, usedByOther: true },
      ),
    ).toBeNull();
  });

  it('tells the member why, but nothing of codes that are not theirs or of others', () => {
    for (const code of [
      'discount_code_unknown',
      'discount_code_inactive',
      'discount_code_other_member',
      'discount_code_used_by_other',
    ] as const)
      expect(tellDiscountRefusal(code)).toBe('discount_code_invalid');
    expect(tellDiscountRefusal('discount_code_used')).toBe('discount_code_used');
    expect(tellDiscountRefusal('discount_code_other_currency')).toBe('discount_code_not_here');
  });

  it('knows which one use of a discount an order would be', () => {
    const slot = (validity: DiscountCode['validity'], stayOfferedAtMs?: number) =>
      discountSlot(
        { validity },
        { memberId: 'm1', ...(stayOfferedAtMs !== undefined && { stayOfferedAtMs }) },
      );
    expect([slot('once'), slot('once-per-user'), slot('unlimited')]).toEqual(['anybody', 'm1', null]);
    expect(slot('once-per-user', 5)).toBe('m1 5');
  });

  it('reads what members type', () => {
    expect(normalizeDiscountCode(' time bonus25 ')).toBe('TIMEBONUS25');
  });
});

describe('repeating', () => {
  const settings = { repeatPurchaseSeconds: 60 };
  const last = { bundleId: 'b25', atMs: 0 };

  it('asks once more within 60 s', () => {
    expect(isRepeatPurchase(last, { bundleId: 'b25', nowMs: 59_999 }, settings)).toBe(true);
    expect(isRepeatPurchase(last, { bundleId: 'b25', nowMs: 60_000 }, settings)).toBe(false);
    expect(isRepeatPurchase(last, { bundleId: 'b60', nowMs: 1 }, settings)).toBe(false);
    expect(isRepeatPurchase(null, { bundleId: 'b25', nowMs: 1 }, settings)).toBe(false);
  });

  it('does not ask after an order that came to nothing', () => {
    const asks = (['failed', 'cancelled', 'expired', 'open', 'paid'] as const).map((state) =>
      isRepeatPurchase({ ...last, state }, { bundleId: 'b25', nowMs: 1 }, settings),
    );
    expect(asks).toEqual([false, false, false, true, true]);
  });

  it('asks while the payment of the one before may still be made, and not after it was never made', () => {
    const created = { ...last, state: 'created' } as const;
    const asksAt = (nowMs: number, rules = settings) =>
      isRepeatPurchase(created, { bundleId: 'b25', nowMs }, rules);
    expect([1, 14_999, 15_000].map((nowMs) => asksAt(nowMs))).toEqual([true, true, false]);
    expect(asksAt(5000, { repeatPurchaseSeconds: 5 })).toBe(false);
  });

  it('leads back only to a payment page that is still open, and only for a while', () => {
    const isLeft = (state: OrderState | undefined, nowMs = 1, bundleId = 'b25') =>
      isLeftUnpaid({ ...last, ...(state && { state }) }, { bundleId, nowMs }, settings);
    expect(orderStates.filter((state) => isLeft(state))).toEqual(['open', 'action_required']);
    expect([isLeft(undefined), isLeft('open', 60_000), isLeft('open', 1, 'b60')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('has never been made once its key is dead and nobody knows of a payment', () => {
    const order = { state: 'created', hasPayment: false, ageSeconds: 50 * 60 } as const;
    expect(wasNeverMade(order)).toBe(true);
    expect(wasNeverMade({ ...order, ageSeconds: 50 * 60 - 1 })).toBe(false);
    expect(wasNeverMade({ ...order, hasPayment: true })).toBe(false);
    expect(wasNeverMade({ ...order, state: 'open' })).toBe(false);
  });

  it('asks the server more and more seldom', () => {
    expect([0, 10, 11, 30, 31].map((polls) => pollPauseMs(polls, 3000))).toEqual([
      3000, 3000, 6000, 6000, 15_000,
    ]);
  });
});

it('is premium while one bought bundle stands', () => {
  expect(isPremium({ boughtBundles: 0, revokedBundles: 0 })).toBe(false);
  expect(isPremium({ boughtBundles: 2, revokedBundles: 1 })).toBe(true);
  expect(isPremium({ boughtBundles: 1, revokedBundles: 1 })).toBe(false);
});

describe('the method that is chosen beforehand', () => {
  it.each([
    [['creditcard', 'paypal', 'ideal'], 'NL', 'ideal'],
    [['creditcard', 'belfius', 'kbc'], 'BE', 'kbc'],
    // What is usual elsewhere, and credit, is for the payer to choose.
    [['ideal', 'klarna', 'creditcard'], 'DE', 'creditcard'],
    [['klarna', 'creditcard', 'swish'], 'SE', 'swish'],
    [['klarna', 'in3', 'creditcard'], 'NL', 'creditcard'],
    [['klarna'], 'DE', null],
    [['paypal', 'ideal', 'creditcard'], null, 'creditcard'],
    [['klarna', 'banktransfer', 'paypal'], 'AT', 'paypal'],
    [[], 'NL', null],
  ] as const)('of %j in %s is %s', (offered, country, usual) => {
    expect(usualMethod(offered, country)).toBe(usual);
  });
});
