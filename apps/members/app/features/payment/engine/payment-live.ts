import type { Api } from '@vesper/api-client';
import type { LiveEvent } from '@vesper/contract';
import { isOrderState, type PaymentEvent, type PaymentSnapshot } from '@vesper/domain';
import type { Session } from '@vesper/session';

interface PaymentListener {
  readonly send: (event: PaymentEvent) => void;
  readonly getSnapshot: () => PaymentSnapshot;
}

/** Tells the purchase of what the live connection says of its order, for as long as it stands. Answers how to stop. */
export const followOrder = (session: Session, payment: PaymentListener, api: Api): (() => void) => {
  const ask = async (orderId: string): Promise<void> => {
    // No answer is no news: a pending payment asks by itself, an ended one is told by the live connection.
    const answer = await api.call('order', { query: { id: orderId } }).catch(() => null);
    if (answer) payment.send({ type: 'order.changed', orderId, state: answer.order.state });
  };
  const hear = (event: LiveEvent): void => {
    const { value, context } = payment.getSnapshot();
    const { orderId } = context;
    if (orderId === null) return;
    // The connection is new or the server restarted: late money may have been missed. What is pending is asked for anyway.
    const mayHaveMissed = event.type === 'ready' || event.type === 'resync';
    if (mayHaveMissed && (value === 'failed' || value === 'cancelled')) void ask(orderId);
    if (event.type !== 'order_changed' || event.payment_id !== orderId) return;
    // A server that is older than this page tells of the change without the state.
    if (isOrderState(event.state)) payment.send({ type: 'order.changed', orderId, state: event.state });
    else void ask(orderId);
  };
  return session.onLive(hear);
};

/**
 * Tells the purchase that its payer sees this page again: the browser has kept it while the payment page stood in its
 * place, or an app was opened for paying. Answers how to stop.
 */
export const followReturn = (payment: PaymentListener): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const returned = (): void => payment.send({ type: 'payment.returned' });
  addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) returned();
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') returned();
    },
    { signal },
  );
  return () => stop.abort();
};
