import type { SnapshotFrom } from 'xstate';
import { isUnpaid } from './order-state.ts';
import { storedCardMethod } from './payment-types.ts';
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
  'bundle.chosen',
  'method.chosen',
  'discount.entered',
  'discount.removed',
  'order.submitted',
  'order.confirmed',
  'order.reconsidered',
  'redirect.repeated',
  'payment.returned',
  'payment.checked',
  'payment.restarted',
  'wallet.chosen',
] as const satisfies readonly PaymentEventType[];

export type PaymentControl = (typeof paymentControls)[number];

/** The screen for a snapshot. The states between are left at once and never seen. */
export function paymentScreen(snapshot: PaymentSnapshot): PaymentScreen {
  const { value } = snapshot;
  if (typeof value !== 'string') return 'pending';
  if (value === 'starting' || value === 'ordered' || value === 'judging') return 'loading';
  return value;
}

function choosingOffers(context: PaymentContext): PaymentControl[] {
  const offers: PaymentControl[] = ['bundle.chosen', 'method.chosen', 'discount.entered'];
  if (context.discountCode !== null) offers.push('discount.removed');
  if (context.bundleId !== null && context.method !== null) offers.push('order.submitted');
  return offers;
}

function pendingOffers(snapshot: PaymentSnapshot): PaymentControl[] {
  const offers: PaymentControl[] = snapshot.matches({ pending: 'waiting' }) ? ['payment.checked'] : [];
  if (!isUnpaid(snapshot.context.orderState)) return offers;
  if (snapshot.context.payUrl !== null) offers.push('redirect.repeated');
  return [...offers, 'payment.restarted'];
}

/** What the screen of this snapshot offers. */
export function paymentOffers(snapshot: PaymentSnapshot): readonly PaymentControl[] {
  switch (paymentScreen(snapshot)) {
    case 'choosing':
      return choosingOffers(snapshot.context);
    case 'confirming':
      return ['order.confirmed', 'order.reconsidered'];
    case 'redirecting':
      return ['redirect.repeated', 'payment.returned', 'payment.restarted'];
    case 'pending':
      return pendingOffers(snapshot);
    case 'failed':
      return snapshot.context.method === storedCardMethod
        ? ['payment.restarted', 'wallet.chosen']
        : ['payment.restarted'];
    case 'completed':
    case 'cancelled':
      return ['payment.restarted'];
    case 'creating':
    case 'loading':
      return [];
  }
}
