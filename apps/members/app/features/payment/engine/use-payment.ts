import type { PaymentInput } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { type LaterActor, useLaterActor } from '../../../parts/engine/use-later-actor.ts';
import { browserApi } from '../../../frame/start/browser-api.ts';
import type { PaymentEngine } from './payment-engine.ts';
import { firstPaymentView } from './payment-view.ts';

export type Payment = LaterActor<PaymentEngine>;

/** One purchase, driven by its machine once that is loaded. `start` counts as it was at the first render. */
export const usePayment = (start: PaymentInput): Payment => {
  const session = useSessionHandle();
  return useLaterActor<PaymentEngine>(async () => {
    const [{ startPayment }, api] = await Promise.all([import('./payment-engine.ts'), browserApi(session)]);
    return () => startPayment({ api, session, input: start });
  }, firstPaymentView(start));
};
