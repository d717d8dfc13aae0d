import type { OrderSide, PaymentSide } from '@vesper/domain';
import type { ProviderPayment } from '../provider/payment-provider.ts';
import { moneyBackOf, type OrderRow, stateOf } from '../repository.ts';

/** An order as it is compared with the ledger and its payment. */
export const toOrderSide = (row: OrderRow, isMemberGone: boolean): OrderSide => ({
  id: row.id,
  state: stateOf(row),
  credits: row.credits,
  amountMinor: row.amount_minor,
  vatMinor: row.vat_minor,
  vatRate: row.vat_rate,
  currency: row.currency,
  back: moneyBackOf(row),
  isMemberGone,
});

/** A payment as it is compared with its order. */
export const toPaymentSide = (payment: ProviderPayment): PaymentSide => ({
  order: payment.order,
  event: payment.event,
  amountMinor: payment.amountMinor,
  currency: payment.currency,
  refundedMinor: payment.refundedMinor,
  chargedBackMinor: payment.chargedBackMinor,
});
