import type { Api } from '@vesper/api-client';
import { type PaymentInput, paymentMachine } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { type Actor, createActor } from 'xstate';
import type { ActorEngine } from '../../parts/engine/use-later-actor.ts';
import { paymentActors } from './payment-actors.ts';
import { followOrder, followReturn } from './payment-live.ts';

export type PaymentActor = Actor<typeof paymentMachine>;

interface PaymentOptions {
  readonly api: Api;
  readonly session: Session;
  readonly input: PaymentInput;
}

/** Starts the machine of one purchase with the calls and the live connection of this page. */
export const startPayment = ({ api, session, input }: PaymentOptions): ActorEngine<PaymentActor> => {
  const actor: PaymentActor = createActor(
    paymentMachine.provide({
      actors: paymentActors(api),
      actions: { openPaymentPage: (_, { payUrl }) => location.assign(payUrl) },
    }),
    { input },
  );
  actor.start();
  const unfollow = [followOrder(session, actor, api), followReturn(actor)];
  return {
    actor,
    stop: () => {
      for (const stop of unfollow) stop();
      actor.stop();
    },
  };
};
