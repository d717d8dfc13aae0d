import type { PaymentInput } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { type LaterActor, useLaterActor } from '../../parts/engine/use-later-actor.ts';
import { browserApi } from '../../frame/start/browser-api.ts';
import type { PaymentActor } from './payment-engine.ts';
import { firstPaymentView, type PaymentView, viewOfPayment } from './payment-view.ts';

export interface Payment extends LaterActor<PaymentActor> {
  /** What is shown until the machine runs. */
  readonly first: PaymentView;
}

/** One purchase, driven by its machine once that is loaded. `start` counts as it was at the first render. */
export const usePayment = (start: PaymentInput): Payment => {
  const session = useSessionHandle();
  const first = useRef<PaymentView>(undefined);
  first.current ??= firstPaymentView(start);
  const later = useLaterActor(async () => {
    const [{ startPayment }, api] = await Promise.all([import('./payment-engine.ts'), browserApi(session)]);
    return () => startPayment({ api, session, input: start });
  });
  return { ...later, first: first.current };
};

/** A part of what the purchase shows; renders anew only when that part changes, so select values. */
export const usePaymentView = <T>({ actor, first }: Payment, select: (view: PaymentView) => T): T =>
  useSelector(actor, (snapshot) => select(snapshot ? viewOfPayment(snapshot) : first));
