import type { PaymentEvent, PaymentInput, PaymentSnapshot } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../frame/start/browser-api.ts';
import type { PaymentActor } from './payment-engine.ts';

export interface Payment {
  /** Null until the machine runs; before that the forms post as they do without script. */
  readonly snapshot: PaymentSnapshot | null;
  readonly send: (event: PaymentEvent) => void;
}

/** One purchase, driven by its machine once that is loaded. `input` counts at the start only. */
export const usePayment = (input: PaymentInput): Payment => {
  const session = useSessionHandle();
  const [snapshot, setSnapshot] = useState<PaymentSnapshot | null>(null);
  const actor = useRef<PaymentActor | null>(null);
  const start = useRef(input);

  useEffect(() => {
    let ended = false;
    let stop = (): void => {};
    const begin = async (): Promise<void> => {
      const [{ startPayment }, api] = await Promise.all([import('./payment-engine.ts'), browserApi(session)]);
      if (ended) return;
      const payment = startPayment({ api, session, input: start.current });
      stop = payment.stop;
      actor.current = payment.actor;
      payment.actor.subscribe((next) => setSnapshot(next));
      setSnapshot(payment.actor.getSnapshot());
    };
    void begin();
    return () => {
      ended = true;
      actor.current = null;
      stop();
    };
  }, [session]);

  return { snapshot, send: (event) => actor.current?.send(event) };
};
