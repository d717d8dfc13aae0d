import { countingDiscount } from '@vesper/domain';
import type { Payment } from '../engine/use-payment.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';

/** What is taken off the price by the code that counts at this moment, in percent; 0 without one. */
export const usePercentage = (payment: Payment): number =>
  useView(payment, (view) => countingDiscount(view)?.percentage ?? 0);
