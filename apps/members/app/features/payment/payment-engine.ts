import { type Api, isCallError } from '@vesper/api-client';
import { type PaymentInput, paymentMachine } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { type Actor, createActor, fromPromise } from 'xstate';

export type PaymentActor = Actor<typeof paymentMachine>;

interface PaymentOptions {
  readonly api: Api;
  readonly session: Session;
  readonly input: PaymentInput;
}

/** The domain's word for "no answer came" is its own. */
const asRefusal = (error: unknown): never => {
  if (isCallError(error) && error.code === 'network')
    throw Object.assign(new Error(error.code), { code: 'network_error' });
  throw error;
};

/** Starts the machine of one purchase with the calls and the live connection of this page. Answers it and how to stop. */
export const startPayment = ({
  api,
  session,
  input,
}: PaymentOptions): { actor: PaymentActor; stop: () => void } => {
  const actor: PaymentActor = createActor(
    paymentMachine.provide({
      actors: {
        createOrder: fromPromise(async ({ input: choice, signal }) => {
          const body = {
            bundle: choice.bundleId,
            method: choice.method,
            ...(choice.discountCode && { discount_code: choice.discountCode }),
            ...(choice.repeatConfirmed && { repeat: true }),
          };
          const { order } = await api
            .call('orderCreate', { key: choice.idempotencyKey, body, signal })
            .catch(asRefusal);
          return { orderId: order.payment_id, payUrl: order.checkout_url, state: order.state };
        }),
        orderState: fromPromise(async ({ input: { orderId }, signal }) => {
          const { order } = await api.call('order', { query: { id: orderId }, signal }).catch(asRefusal);
          return order.state;
        }),
      },
      actions: { openPaymentPage: (_, { payUrl }) => location.assign(payUrl) },
    }),
    { input },
  );
  actor.start();
  const unfollow = session.onLive((event) => {
    const isOwn = event.type === 'order_changed' && event.payment_id === actor.getSnapshot().context.orderId;
    if (isOwn) actor.send({ type: 'payment.checked' });
  });
  return {
    actor,
    stop: () => {
      unfollow();
      actor.stop();
    },
  };
};
