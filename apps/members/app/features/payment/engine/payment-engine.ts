import type { Api } from '@vesper/api-client';
import {
  isJudgingCode,
  type PaymentInput,
  paymentMachine,
  paymentOffers,
  paymentScreen,
  type PaymentSnapshot,
} from '@vesper/domain';
import type { Session } from '@vesper/session';
import { type Actor, createActor } from 'xstate';
import type { ActorEngine } from '../../../parts/engine/use-later-actor.ts';
import { paymentActors } from './payment-actors.ts';
import { followOrder, followReturn } from './payment-live.ts';
import type { PaymentView } from './payment-view.ts';

export type PaymentActor = Actor<typeof paymentMachine>;
export type PaymentEngine = ActorEngine<PaymentActor, PaymentView>;

interface PaymentOptions {
  readonly api: Api;
  readonly session: Session;
  readonly input: PaymentInput;
}

const viewOf = (snapshot: PaymentSnapshot): PaymentView => ({
  ...snapshot.context,
  screen: paymentScreen(snapshot),
  offers: paymentOffers(snapshot),
  judgingCode: isJudgingCode(snapshot),
  ready: true,
});

/** Starts the machine of one purchase with the calls and the live connection of this page. */
export const startPayment = ({ api, session, input }: PaymentOptions): PaymentEngine => {
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
    viewOf,
    stop: () => {
      for (const stop of unfollow) stop();
      actor.stop();
    },
  };
};
