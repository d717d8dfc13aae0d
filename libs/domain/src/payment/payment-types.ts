import type { OrderState } from './order-state.ts';
import type { LastPurchase } from './repeat-purchase.ts';

/** What the payer has chosen; null means "not yet" or "none". */
export type PaymentChoice = { bundleId: string | null; method: string | null; discountCode: string | null };

export type PaymentInput = Partial<PaymentChoice> & {
  repeatPurchaseSeconds: number;
  lastPurchase?: LastPurchase | null;
  /** The order of a payer who comes back from the payment page. */
  orderId?: string;
  /** Time between two questions for the order's state; 3000 when left out. */
  pollDelayMs?: number;
};

export type PaymentContext = PaymentChoice & {
  repeatPurchaseSeconds: number;
  lastPurchase: LastPurchase | null;
  pollDelayMs: number;
  /** Questions asked so far; the pauses grow with it. */
  polls: number;
  /** Makes a repeated request for the same order harmless; null until one was submitted. */
  idempotencyKey: string | null;
  submittedAtMs: number | null;
  /** The payer has said yes to the same bundle again. */
  repeatConfirmed: boolean;
  orderId: string | null;
  /** Where the payment is made; null when there is nothing to be done there. */
  payUrl: string | null;
  orderState: OrderState | null;
  errorCode: string | null;
};

export type PaymentEvent =
  | { type: 'bundle.chosen'; bundleId: string }
  | { type: 'method.chosen'; method: string }
  | { type: 'discount.entered'; code: string }
  | { type: 'discount.removed' }
  /** The time in milliseconds and a fresh key come from the app. */
  | { type: 'order.submitted'; nowMs: number; idempotencyKey: string }
  | { type: 'order.confirmed' }
  | { type: 'order.reconsidered' }
  /** Open the payment page once more, when the browser did not follow. */
  | { type: 'redirect.repeated' }
  | { type: 'payment.returned' }
  | { type: 'payment.checked' }
  | { type: 'payment.restarted' }
  /** After a stored card failed: the same order by wallet (spec §4). */
  | { type: 'wallet.chosen' }
  /** The live connection tells of the order. */
  | { type: 'order.changed'; orderId: string; state: OrderState };

export type PaymentEventType = PaymentEvent['type'];

export type CreateOrderInput = {
  bundleId: string;
  method: string;
  discountCode: string | null;
  idempotencyKey: string;
  repeatConfirmed: boolean;
};

export type CreateOrderOutput = { orderId: string; payUrl: string | null; state: OrderState };

/** The names of the methods that the machine itself has to know. */
export const storedCardMethod = 'stored_card';
export const walletMethod = 'wallet';

/** The refusal of an order for the same bundle within 60 s that was not confirmed. */
export const repeatUnconfirmed = 'repeat_order_unconfirmed';
