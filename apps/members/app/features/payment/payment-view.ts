import {
  firstPaymentScreen,
  isJudgingCode,
  type PaymentContext,
  type PaymentControl,
  type PaymentInput,
  paymentOffers,
  type PaymentScreen,
  paymentScreen,
  type PaymentSnapshot,
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

export const viewOfPayment = (snapshot: PaymentSnapshot): PaymentView => ({
  ...snapshot.context,
  screen: paymentScreen(snapshot),
  offers: paymentOffers(snapshot),
  judgingCode: isJudgingCode(snapshot),
  ready: true,
});
