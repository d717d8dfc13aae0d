import type { SnapshotFrom } from 'xstate';
import { isUnpaid, orderScreen } from './order-state.ts';
import { countingDiscount } from './payment-context.ts';
import { repeatUnconfirmed } from './payment-types.ts';
import type { PaymentContext, PaymentEventType } from './payment-types.ts';
import type { paymentMachine } from './payment.machine.ts';

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/** The screens of buying credits; the last five are the words of spec §4. */
export type PaymentScreen =
  | 'choosing'
  | 'confirming'
  | 'creating'
  | 'redirecting'
  | 'loading'
  | 'pending'
  | 'completed'
  | 'failed'
  | 'cancelled';

/** The events that a screen shows as buttons or fields; the others happen elsewhere. */
export const paymentControls = [
  'method.chosen',
  'discount.typed',
  'discount.applied',
  'order.submitted',
  'order.reconsidered',
  'redirect.repeated',
  'payment.returned',
  'payment.checked',
] as const satisfies readonly PaymentEventType[];

export type PaymentControl = (typeof paymentControls)[number];

/** The screen for what is known at the start, before any machine runs. */
export function firstPaymentScreen({ orderId, orderState, errorCode }: PaymentContext): PaymentScreen {
  if (orderId !== null) return orderState === null ? 'loading' : orderScreen(orderState);
  return errorCode === repeatUnconfirmed ? 'confirming' : 'choosing';
}

/** The screen for a snapshot. Whoever asks for the state of an order is shown what was last known of it. */
export function paymentScreen({ value, context }: PaymentSnapshot): PaymentScreen {
  if (typeof value !== 'string') return 'choosing' in value ? 'choosing' : 'pending';
  return value === 'starting' || value === 'ordered' || value === 'judging' || value === 'loading'
    ? firstPaymentScreen(context)
    : value;
}

/** Whether the code in the field is being judged just now. */
export function isJudgingCode(snapshot: PaymentSnapshot): boolean {
  return snapshot.matches({ choosing: 'judgingCode' });
}

function choosingOffers(snapshot: PaymentSnapshot): PaymentControl[] {
  const { context } = snapshot;
  const offers: PaymentControl[] = ['method.chosen', 'discount.typed', 'order.submitted'];
  const hasCode = context.discountCode !== null && countingDiscount(context) === null;
  return hasCode && !isJudgingCode(snapshot) ? [...offers, 'discount.applied'] : offers;
}

function pendingOffers(snapshot: PaymentSnapshot): PaymentControl[] {
  const { orderState, payUrl } = snapshot.context;
  const offers: PaymentControl[] = snapshot.matches({ pending: 'waiting' }) ? ['payment.checked'] : [];
  return isUnpaid(orderState) && payUrl !== null ? [...offers, 'redirect.repeated'] : offers;
}

/** What the screen of this snapshot offers; nothing while the order is on its way or is asked for anew. */
export function paymentOffers(snapshot: PaymentSnapshot): readonly PaymentControl[] {
  const { value } = snapshot;
  if (typeof value !== 'string')
    return 'choosing' in value ? choosingOffers(snapshot) : pendingOffers(snapshot);
  switch (value) {
    case 'confirming':
      return ['method.chosen', 'discount.typed', 'order.submitted', 'order.reconsidered'];
    case 'redirecting':
      return ['redirect.repeated', 'payment.returned'];
    default:
      return [];
  }
}
