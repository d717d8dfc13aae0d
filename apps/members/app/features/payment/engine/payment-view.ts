import {
  firstPaymentScreen,
  type PaymentContext,
  type PaymentControl,
  type PaymentInput,
  type PaymentScreen,
  startPaymentContext,
} from '@vesper/domain';

/** What the screens of a purchase show; the same before the machine runs (as the server rendered it) and after. */
export interface PaymentView extends PaymentContext {
  readonly screen: PaymentScreen;
  readonly offers: readonly PaymentControl[];
  readonly judgingCode: boolean;
  /** The machine runs; before that forms post as they do without script. */
  readonly ready: boolean;
}

export const firstPaymentView = (input: PaymentInput): PaymentView => {
  const context = startPaymentContext(input);
  return { ...context, screen: firstPaymentScreen(context), offers: [], judgingCode: false, ready: false };
};
