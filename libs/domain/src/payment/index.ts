export { offerIn, usualBundle, type CountryOffer } from './bundles.ts';
export { storedText } from './card-numbers/stored-text.ts';
export {
  isAllBack,
  ledgerDifferenceKinds,
  ledgerDifferences,
  paymentDifferenceKinds,
  paymentDifferences,
  settleDifference,
} from './differences/differences.ts';
export type { DifferenceKind, LedgerSide } from './differences/differences.ts';
export type { OrderSide, PaymentSide } from './differences/differences.ts';
export {
  paidOutElsewhere,
  type SettledSide,
  type SettlementDifferenceKind,
  settlementDifferenceKinds,
  settlementDifferences,
  settlementMinor,
  type SettlementSums,
} from './differences/settlement-differences.ts';
export {
  checkDiscountCode,
  discountSlot,
  normalizeDiscountCode,
  reachesMinimum,
  stayDiscountSeconds,
  tellDiscountRefusal,
} from './discount-code.ts';
export type { DiscountCode } from './discount-code.ts';
export { keyLivesSeconds, wasNeverMade } from './key-life.ts';
export { countingDiscount, startContext as startPaymentContext } from './machine/payment-context.ts';
export { isJudgingCode, paymentOffers, paymentScreen } from './machine/payment-offers.ts';
export type { PaymentControl, PaymentSnapshot } from './machine/payment-offers.ts';
export { firstPaymentScreen } from './machine/payment-screen.ts';
export type { OrderScreen, PaymentScreen } from './machine/payment-screen.ts';
export {
  chargeUnderWay,
  methodMissing,
  methodNotOffered,
  priceChanged,
  repeatUnconfirmed,
} from './machine/payment-types.ts';
export type {
  AppliedDiscount,
  CreateOrderInput,
  CreateOrderOutput,
  PaymentChoice,
  ShownOffer,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
} from './machine/payment-types.ts';
export { paymentMachine } from './machine/payment.machine.ts';
export { isOnDevice, takesAmount, type OfferedMethod } from './methods/payment-methods.ts';
export { usualMethod } from './methods/usual-method.ts';
export { type DisputedSum, type DisputeState, takenMinor } from './money/disputes.ts';
export { backMinor, creditsBack, stateOfMoneyBack, type MoneyBack } from './money/money-back.ts';
export { keptMoney, moneyTransfer, nothingKept, type KeptMoney } from './money/money-transfer.ts';
export { discountedPrice, messagePriceMinor } from './money/money.ts';
export { vatIncluded } from './money/vat.ts';
export { discountUse, ordersToCallBack, statesOfDiscountUse } from './open-orders.ts';
export type { DiscountUse } from './open-orders.ts';
export { isBought, isOrderState, isUndecided, nextOrderState, orderStates } from './order-state.ts';
export type { OrderEvent, OrderState } from './order-state.ts';
export { defaultPrices } from './prices/default-prices.ts';
export { minimumMessageCost } from './prices/minimum-message-cost.ts';
export {
  memberWindows,
  nextPriceChange,
  priceKey,
  pricesAt,
  statementsAt,
  type MemberWindow,
  type PriceChange,
  type Prices,
  type PriceStatement,
  type PriceTableStatement,
} from './prices/price-history.ts';
export { isLeftUnpaid, isRepeatPurchase } from './repeat-purchase.ts';
export { chargeIsAskedAgain, movingCharge, standsInTheWay } from './stored/stored-charge.ts';
export {
  chargeFailures,
  isChargeFailure,
  isExpired,
  isKeepable,
  looksAlike,
  mayRetryCharge,
  storedChoice,
  storedIn,
} from './stored/stored-method.ts';
export type { ChargeFailure, StoredMethod } from './stored/stored-method.ts';
export { isUnpaid } from './unpaid.ts';
