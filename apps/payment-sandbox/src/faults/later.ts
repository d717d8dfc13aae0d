import { ApiProblem } from '../api/api-error.ts';
import { amountOf, minorOf } from '../payment/money.ts';
import type { PaymentDesk } from '../payment/payment-desk.ts';
import type { PaymentStatus } from '../payment/payment.ts';
import type { Faults } from './fault-plan.ts';

/** What becomes of payments later on, by a plan: it is drawn as they end. */
export interface Later {
  settled(paymentId: string, status: PaymentStatus): void;
  close(): void;
}

export function openLater(faults: Faults, desk: () => PaymentDesk): Later {
  const timers = new Set<NodeJS.Timeout>();
  const later = (act: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      try {
        act();
      } catch (error) {
        // It went back another way meanwhile, and the rest is too little.
        if (!(error instanceof ApiProblem)) throw error;
      }
    }, faults.waitMs());
    timers.add(timer);
  };
  /** A part of a payment, or all of it. */
  const partOf = (id: string) => {
    const { amount } = desk().payment(id);
    return faults.waitMs() % 2 === 0 ? undefined : amountOf(amount.currency, Math.ceil(minorOf(amount) / 3));
  };
  return {
    settled(id, status) {
      if (status !== 'paid') {
        if (faults.happens('latePaid')) later(() => desk().payLate(id));
        return;
      }
      if (faults.happens('refund')) later(() => desk().createRefund(id, { amount: partOf(id) }, undefined));
      if (faults.happens('chargeBack'))
        later(() => {
          desk().chargeBack(id, partOf(id));
          if (faults.happens('reversal')) later(() => desk().reverseChargeback(id));
        });
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
