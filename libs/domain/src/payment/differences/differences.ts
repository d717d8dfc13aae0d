import { backMinor, creditsBack, type MoneyBack, stateOfMoneyBack } from '../money/money-back.ts';
import { keptMoney, nothingKept } from '../money/money-transfer.ts';
import { vatIncluded } from '../money/vat.ts';
import type { SettlementDifferenceKind } from './settlement-differences.ts';
import { isBought, type OrderEvent, type OrderState } from '../order-state.ts';

/** In what orders and the ledger may differ: each a row for finance (`order_differences`). */
export const ledgerDifferenceKinds = [
  'credits_missing',
  'credits_unpaid',
  'credits_differ',
  'credits_back_differ',
  'lots_differ',
  'takings_differ',
  'vat_differs',
  'state_differs',
  'returned_too_much',
  'order_vat_differs',
  'given_for_nothing',
  'spent_for_nothing',
  'lapsed_for_nothing',
] as const;

/** In what orders and the provider may differ; the first ones keep a payment from settling its order. */
export const paymentDifferenceKinds = [
  'payment_of_another',
  'currency_differs',
  'amount_differs',
  'status_unknown',
  'paid_after_purge',
  'payment_unknown',
  'payment_missing',
  'paid_unbooked',
  'booked_unpaid',
  'refunds_differ',
  'charge_backs_differ',
] as const;

/** The last three are told when they happen; `return_withdrawn` stays from before decision 53. */
export type DifferenceKind =
  | (typeof ledgerDifferenceKinds)[number]
  | (typeof paymentDifferenceKinds)[number]
  | SettlementDifferenceKind
  | 'dispute_unknown'
  | 'paid_after_call_back'
  | 'return_withdrawn';

/** What differs, with what was found and what should be there; minor units of money, or credits where the kind says so. */
export type Difference = { kind: DifferenceKind; found: number; expected: number };

/** An order as it is written down. */
export type OrderSide = {
  id: string;
  state: OrderState;
  credits: number;
  amountMinor: number;
  /** What of it is VAT, at which rate (in hundredths of a per cent). */
  vatMinor: number;
  vatRate: number;
  currency: string;
  back: MoneyBack;
  /** Its member's account was purged: credits would be nobody's. */
  isMemberGone: boolean;
};

/** Credits of an order: what its purchase brought, a debt that it paid off included, and what was taken back, less what came again. */
export type OrderCredits = { bought: number; back: number };

/** What the ledger says of an order; credits, and minor units of the order's currency on the accounts of its site. */
export type LedgerSide = {
  /** As the accounts of its site have them. */
  bySite: OrderCredits;
  /** As the accounts of its member have them: the other side of the same transfers, and of no other member's. */
  byMember: OrderCredits;
  /** Left in its lots. */
  left: number;
  /** Lots that say another price than the order. */
  wrongLots: number;
  /** What its site has of its price. */
  takingsMinor: number;
  /** What of that is VAT. */
  vatMinor: number;
  /** What transfers of its price moved on accounts of another site or currency; 0 or more. */
  elsewhereMinor: number;
};

/** A payment as the provider says it. */
export type PaymentSide = {
  /** Whose payment it was made as; null where the provider keeps no such note. */
  order: string | null;
  /** Null where its status is none that is known. */
  event: OrderEvent | null;
  amountMinor: number;
  currency: string;
} & MoneyBack;

/**
 * Why a payment may not settle this order: it is booked aside, and the order stays as it is. Null when it may, and when all
 * of the money has gone back, so that there is nothing to be settled any more.
 */
export function settleDifference(order: OrderSide, payment: PaymentSide): Difference | null {
  const isPaid = payment.event === 'paid';
  const because = (kind: DifferenceKind): Difference => ({
    kind,
    found: payment.amountMinor,
    expected: order.amountMinor,
  });
  if (payment.order !== null && payment.order !== order.id) return because('payment_of_another');
  if (payment.currency !== order.currency) return because('currency_differs');
  if (payment.amountMinor !== order.amountMinor) return because('amount_differs');
  if (payment.event === null) return because('status_unknown');
  if (isPaid && order.isMemberGone && !isBought(order.state)) return because('paid_after_purge');
  return null;
}

/** Whether all of a payment has gone back again, so that nothing is left to be looked at. */
export function isAllBack(payment: PaymentSide): boolean {
  return payment.amountMinor > 0 && backMinor(payment.amountMinor, payment) === payment.amountMinor;
}

/** Of two sides of the same, the one that is not as it should be. */
const wrongOne = (sides: readonly [number, number], expected: number): number =>
  sides[0] === expected ? sides[1] : sides[0];

/** In what an order and the ledger differ. */
export function ledgerDifferences(order: OrderSide, ledger: LedgerSide): Difference[] {
  const price = { credits: order.credits, paidMinor: order.amountMinor };
  const back = isBought(order.state) ? creditsBack(price, order.back) : 0;
  const state = isBought(order.state) ? stateOfMoneyBack(order.amountMinor, order.back) : order.state;
  const sums = order.back.refundedMinor + order.back.chargedBackMinor;
  const kept = isBought(order.state) ? keptMoney(order, order.back) : nothingKept;
  const { bySite, byMember } = ledger;
  const bought = wrongOne([bySite.bought, byMember.bought], isBought(order.state) ? order.credits : 0);
  const taken = wrongOne([bySite.back, byMember.back], back);
  const takings = wrongOne(
    [ledger.takingsMinor, ledger.takingsMinor + ledger.elsewhereMinor],
    kept.amountMinor,
  );
  const differs: readonly (Difference | false)[] = [
    isBought(order.state) && bought === 0 && { kind: 'credits_missing', found: 0, expected: order.credits },
    !isBought(order.state) && bought !== 0 && { kind: 'credits_unpaid', found: bought, expected: 0 },
    isBought(order.state) &&
      bought !== 0 &&
      bought !== order.credits && {
        kind: 'credits_differ',
        found: bought,
        expected: order.credits,
      },
    taken !== back && { kind: 'credits_back_differ', found: taken, expected: back },
    ledger.wrongLots > 0 && { kind: 'lots_differ', found: ledger.wrongLots, expected: 0 },
    ledger.wrongLots === 0 &&
      ledger.left > Math.max(0, bySite.bought - back) && {
        kind: 'lots_differ',
        found: ledger.left,
        expected: Math.max(0, bySite.bought - back),
      },
    takings !== kept.amountMinor && {
      kind: 'takings_differ',
      found: takings,
      expected: kept.amountMinor,
    },
    ledger.vatMinor !== kept.vatMinor && {
      kind: 'vat_differs',
      found: ledger.vatMinor,
      expected: kept.vatMinor,
    },
    order.vatMinor !== vatIncluded(order.amountMinor, order.vatRate) && {
      kind: 'order_vat_differs',
      found: order.vatMinor,
      expected: vatIncluded(order.amountMinor, order.vatRate),
    },
    (state !== order.state || (!isBought(order.state) && sums > 0)) && {
      kind: 'state_differs',
      found: sums,
      expected: isBought(order.state) ? order.amountMinor : 0,
    },
    // Refunded and charged back besides: the site has lost it, and no account says so.
    isBought(order.state) &&
      sums > order.amountMinor && { kind: 'returned_too_much', found: sums, expected: order.amountMinor },
  ];
  return differs.filter((one) => one !== false);
}

/** In what an order and its payment at the provider differ, once the payment was settled. */
export function paymentDifferences(order: OrderSide, payment: PaymentSide): Difference[] {
  const aside = settleDifference(order, payment);
  if (aside !== null) return isAllBack(payment) ? [] : [aside];
  const money = order.amountMinor;
  const isPaid = payment.event === 'paid';
  if (isPaid && !isBought(order.state)) return [{ kind: 'paid_unbooked', found: 0, expected: money }];
  if (!isPaid && isBought(order.state)) return [{ kind: 'booked_unpaid', found: money, expected: 0 }];
  const sums = [
    { kind: 'refunds_differ', found: order.back.refundedMinor, expected: payment.refundedMinor },
    { kind: 'charge_backs_differ', found: order.back.chargedBackMinor, expected: payment.chargedBackMinor },
  ] as const;
  return sums.filter(({ found, expected }) => found !== expected);
}
