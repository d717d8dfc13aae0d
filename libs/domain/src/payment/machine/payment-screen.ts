import type { OrderState } from '../order-state.ts';
import { repeatUnconfirmed } from './payment-types.ts';
import type { PaymentContext } from './payment-types.ts';

// What a payer sees, as far as it can be told before any machine runs.

export type OrderScreen = 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';

const screens: Readonly<Record<OrderState, OrderScreen>> = {
  created: 'loading',
  open: 'pending',
  action_required: 'pending',
  processing: 'pending',
  paid: 'completed',
  partly_refunded: 'completed',
  refunded: 'cancelled',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'failed',
  charged_back: 'failed',
};

/** The word of spec §4 for what the payer sees. */
export function orderScreen(state: OrderState): OrderScreen {
  return screens[state];
}

/** The screens of buying credits; the last five are the words of spec §4, `declined` is its stored-card failure. */
export type PaymentScreen =
  | 'choosing'
  | 'confirming'
  | 'declined'
  | 'creating'
  | 'redirecting'
  | 'loading'
  | 'pending'
  | 'completed'
  | 'failed'
  | 'cancelled';

/** The screen for what is known at the start, before any machine runs. */
export function firstPaymentScreen({ orderId, orderState, errorCode }: PaymentContext): PaymentScreen {
  if (orderId !== null) return orderState === null ? 'loading' : orderScreen(orderState);
  return errorCode === repeatUnconfirmed ? 'confirming' : 'choosing';
}
