import type { OrderState } from '../order-state.ts';
import type { ChargeFailure } from '../stored/stored-method.ts';

/** What the payer has chosen; null means "not yet" or "none". The code is the one that stands in the field, judged or not. */
export type PaymentChoice = {
  bundleId: string | null;
  /** A method of the provider, or what is kept of one (`storedChoice`). */
  method: string | null;
  discountCode: string | null;
  /** The method is to be kept for next time; left out and false where not. */
  keep?: boolean;
  /** The key of the refused message that goes out once the order is paid; left out where none waits. */
  message?: string | null;
  /** What the page shows of it. */
  shown?: ShownOffer | null;
};

/** The sum on the order button in minor units, and the credits for it. */
export type ShownOffer = { amountMinor: number; currency: string; credits: number };

/** A discount code that was found to count, as codes are compared, and what it takes off. */
export type AppliedDiscount = { code: string; percentage: number };

export type PaymentInput = {
  bundleId?: string | null;
  method?: string | null;
  /** The one that counts without anybody typing it. */
  discount?: AppliedDiscount | null;
  /** What stood in the field of the code, as codes are compared; that of `discount` when left out. */
  discountCode?: string | null;
  /** Why the page that this goes on from was refused an order. */
  refusedCode?: string | null;
  /** The order of a payer who comes back from the payment page, its state and page as far as they are known. */
  orderId?: string | null;
  orderState?: OrderState | null;
  payUrl?: string | null;
  /** Why the order of a kept method failed. */
  failure?: ChargeFailure | null;
  /** Time between two questions for the order's state; 3000 when left out. */
  pollDelayMs?: number;
};

export type PaymentContext = PaymentChoice & {
  /** Counts only while it is the code that stands in the field: see `countingDiscount`. */
  discount: AppliedDiscount | null;
  pollDelayMs: number;
  /** Questions asked so far; the pauses grow with it. */
  polls: number;
  /** Makes a repeated request for the same order harmless; null until one was submitted. */
  idempotencyKey: string | null;
  /** The payer has said yes to the same bundle again. */
  repeatConfirmed: boolean;
  orderId: string | null;
  /** Where the payment is made; null when there is nothing to be done there. */
  payUrl: string | null;
  orderState: OrderState | null;
  /** Why a kept method could not be charged; null where it is not known, or another method failed. */
  failure: ChargeFailure | null;
  /** Why the order was refused, or `methodMissing`. */
  errorCode: string | null;
  /** Why the code in the field does not count. */
  codeErrorCode: string | null;
};

export type PaymentEvent =
  | { type: 'method.chosen'; method: string }
  /** The text in the field, with every change of it. */
  | { type: 'discount.typed'; code: string }
  /** Judge the code in the field now, not only with the order. */
  | { type: 'discount.applied' }
  /**
   * The order button, with all that stands in the form at this moment: heard of before or not, this is what is ordered.
   * `repeat` is the yes to the same bundle again. A fresh key comes from the app.
   */
  | { type: 'order.submitted'; choice: PaymentChoice; repeat: boolean; idempotencyKey: string }
  | { type: 'order.reconsidered' }
  /** Open the payment page once more, when the browser did not follow. */
  | { type: 'redirect.repeated' }
  /** The payer sees this page again, back from the payment page. */
  | { type: 'payment.returned' }
  | { type: 'payment.checked' }
  /** The live connection tells of the order. */
  | { type: 'order.changed'; orderId: string; state: OrderState };

export type PaymentEventType = PaymentEvent['type'];

export type CreateOrderInput = {
  bundleId: string;
  method: string;
  discountCode: string | null;
  keep: boolean;
  message: string | null;
  shown: ShownOffer | null;
  idempotencyKey: string;
  repeatConfirmed: boolean;
};

export type CreateOrderOutput = {
  orderId: string;
  payUrl: string | null;
  state: OrderState;
  failure?: ChargeFailure | null;
};

/** The server's question, as a refusal: the same bundle was ordered a moment ago (`isRepeatPurchase`), is this one meant? */
export const repeatUnconfirmed = 'repeat_order_unconfirmed';
/** The order is written down, and its payment could not be made. */
export const providerAway = 'payment_provider_unavailable';

/** The order would cost more than the page has shown, or bring fewer credits: the page is to show it anew. */
export const priceChanged = 'price_changed';

/** A charge of the member's has not been answered yet: nothing else is ordered until it is known how it ended. */
export const chargeUnderWay = 'charge_under_way';

/** The method is not to be had any more, or not for this sum: the page is to show those that are. */
export const methodNotOffered = 'payment_method_not_offered';

/** Said here, not by the server: an order without a payment method. */
export const methodMissing = 'payment_method_missing';
