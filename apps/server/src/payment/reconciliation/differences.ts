import { type DifferenceKind, isAllBack, settleDifference } from '@vesper/domain';
import { dateOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import { afterCommit, type Trx } from '../../platform/database/transaction.ts';
import { closeDifferencesOf, writeDifference } from './differences-repository.ts';
import { toOrderSide, toPaymentSide } from './order-sides.ts';
import type { ProviderPayment } from '../provider/payment-provider.ts';
import type { OrderRow } from '../repository.ts';

/** What is said of a difference beside what was found. */
interface Details {
  /** The provider's id of the payment. */
  readonly payment?: string | null;
  /** Of money; left out of credits. */
  readonly currency?: string;
  readonly expected?: number;
}

/**
 * Lists what does not add up by itself for finance, once a finding, and says so in the log: a discounted order that was paid
 * after a newer one had its place, a payment of another amount, money that nobody ordered.
 * @param order null where it is nobody's order; the payment is said then
 */
export const noteDifference = async (
  { clock, log }: Pick<Services, 'clock' | 'log'>,
  trx: Trx,
  order: string | null,
  kind: DifferenceKind,
  found: number,
  { payment = null, currency, expected }: Details = {},
): Promise<void> => {
  const isNew = await writeDifference(trx, dateOf(clock), {
    order_id: order,
    payment,
    kind,
    amount_minor: found,
    expected_minor: expected ?? null,
    currency: currency ?? null,
  });
  if (isNew) afterCommit(trx, () => log.warn({ order, payment, kind, found, expected }, 'the books differ'));
};

/**
 * Whether a payment may settle a locked order. What may not is booked aside as a difference, until all of its money has gone
 * back: the provider is answered, the order stays as it is.
 */
export const maySettle = async (
  services: Pick<Services, 'clock' | 'log'>,
  trx: Trx,
  order: OrderRow,
  payment: ProviderPayment,
  isMemberGone: boolean,
): Promise<boolean> => {
  const difference = settleDifference(toOrderSide(order, isMemberGone), toPaymentSide(payment));
  if (difference === null) return true;
  if (isAllBack(payment)) await closeDifferencesOf(trx, order.id, difference.kind, dateOf(services.clock));
  else
    await noteDifference(services, trx, order.id, difference.kind, difference.found, {
      expected: difference.expected,
      payment: payment.id,
      currency: payment.currency,
    });
  return false;
};
