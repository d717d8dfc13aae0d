import type { SnapshotFrom } from 'xstate';
import { mayRetryCharge } from '../stored/stored-method.ts';
import { isUnpaid } from '../unpaid.ts';
import { countingDiscount } from './payment-context.ts';
import { firstPaymentScreen } from './payment-screen.ts';
import type { PaymentScreen } from './payment-screen.ts';
import type { PaymentEventType } from './payment-types.ts';
import type { paymentMachine } from './payment.machine.ts';

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

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

/** Another method always; the same again where that may help. */
function declinedOffers({ context: { failure } }: PaymentSnapshot): PaymentControl[] {
  const others: PaymentControl[] = ['method.chosen', 'discount.typed'];
  return failure === null || mayRetryCharge(failure) ? [...others, 'order.submitted'] : others;
}

/** What the screen of this snapshot offers; nothing while the order is on its way or is asked for anew. */
export function paymentOffers(snapshot: PaymentSnapshot): readonly PaymentControl[] {
  const { value } = snapshot;
  if (typeof value !== 'string')
    return 'choosing' in value ? choosingOffers(snapshot) : pendingOffers(snapshot);
  switch (value) {
    case 'declined':
      return declinedOffers(snapshot);
    case 'confirming':
      return ['method.chosen', 'discount.typed', 'order.submitted', 'order.reconsidered'];
    case 'redirecting':
      return ['redirect.repeated', 'payment.returned'];
    default:
      return [];
  }
}
