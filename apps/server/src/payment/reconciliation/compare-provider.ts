import { isAllBack, paymentDifferences } from '@vesper/domain';
import pLimit from 'p-limit';
import { readPayment } from '../ask.ts';
import { dateOf, secondsFromNow } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import { numberAsk } from '../provider/ask-repository.ts';
import { type PaymentProvider, type ProviderPayment, ProviderRefused } from '../provider/payment-provider.ts';
import { adoptPayment } from '../repository.ts';
import { settleOrder } from '../settle.ts';
import { noteDifference } from './differences.ts';
import { closeDifferencesOf, findDifferences } from './differences-repository.ts';
import {
  findOrdersById,
  findOrdersWithMember,
  findSettledPayments,
  type OrderOfPayment,
} from './order-books-repository.ts';
import { toOrderSide, toPaymentSide } from './order-sides.ts';

/** So far back the provider's books are read; what is older is looked at where money went back, or where it differed before. */
const lookBackSeconds = 14 * 24 * 3600;
const atATime = 250;
const atOnce = 4;

/** What a first look found that may differ: it is asked about once more before it is said. */
interface Suspects {
  readonly orders: Map<string, OrderOfPayment>;
  readonly payments: Map<string, ProviderPayment>;
}

/** Compares payments as the provider listed them with their orders. */
const lookAt = async (services: Services, listed: readonly ProviderPayment[], suspects: Suspects) => {
  const orders = await findOrdersWithMember(
    services.db,
    listed.map(({ id }) => id),
  );
  const byPayment = new Map(orders.map((one) => [one.row.provider_payment, one]));
  for (const payment of listed) {
    const found = byPayment.get(payment.id);
    if (!found) suspects.payments.set(payment.id, payment);
    else if (
      paymentDifferences(toOrderSide(found.row, found.isMemberGone), toPaymentSide(payment)).length > 0
    )
      suspects.orders.set(found.row.id, found);
  }
};

/** Reads the provider's list of payments. @returns the ids of all */
const lookThroughList = async (
  services: Services,
  provider: PaymentProvider,
  since: Date,
  suspects: Suspects,
) => {
  const seen = new Set<string>();
  let page: ProviderPayment[] = [];
  for await (const payment of provider.paymentsSince(since)) {
    seen.add(payment.id);
    page.push(payment);
    if (page.length < atATime) continue;
    await lookAt(services, page, suspects);
    page = [];
  }
  await lookAt(services, page, suspects);
  return seen;
};

/** How an order and a payment of it stand to each other now. */
const differencesNow = async (services: Services, order: string, payment: ProviderPayment) => {
  const [now] = await findOrdersById(services.db, [order]);
  return now ? paymentDifferences(toOrderSide(now.row, now.isMemberGone), toPaymentSide(payment)) : [];
};

/** Asks about an order once more. What differs then is listed; what settling makes good is closed at once. */
const compareOrder = async (
  services: Services,
  provider: PaymentProvider,
  { row }: OrderOfPayment,
): Promise<void> => {
  const ask = await numberAsk(services.db, row.id);
  const payment = await readPayment(services, provider, row);
  if (!payment) return;
  const before = await differencesNow(services, row.id, payment);
  if (before.length === 0) return;
  await inTransaction(services.db, async (trx) => {
    for (const { kind, found, expected } of before)
      await noteDifference(services, trx, row.id, kind, found, {
        expected,
        payment: payment.id,
        currency: payment.currency,
      });
  });
  await settleOrder(services, row.id, payment, 'reconciliation', ask).catch((error: unknown) =>
    services.log.error({ err: error, order: row.id }, 'an order that differs could not be settled'),
  );
  const after = new Set((await differencesNow(services, row.id, payment)).map(({ kind }) => kind));
  await inTransaction(services.db, async (trx) => {
    for (const { kind } of before)
      if (!after.has(kind)) await closeDifferencesOf(trx, row.id, kind, dateOf(services.clock));
  });
};

/** A payment from the provider; undefined where that knows of none. @throws ProviderUnavailable */
const findPayment = (provider: PaymentProvider, payment: string): Promise<ProviderPayment | undefined> =>
  provider.read(payment).catch((error: unknown) => {
    if (error instanceof ProviderRefused) return undefined;
    throw error;
  });

/**
 * A payment that no order has. One that was made for an order whose server died before it could note it is that order's;
 * paid money of nobody's order is listed until it has gone back.
 */
const comparePayment = async (services: Services, provider: PaymentProvider, listed: ProviderPayment) => {
  const payment = await findPayment(provider, listed.id);
  if (payment?.event !== 'paid' || isAllBack(payment)) return;
  const isOrders =
    payment.order !== null && (await adoptPayment(services.db, payment.order, provider.name, payment));
  const [order] = isOrders ? await findOrdersWithMember(services.db, [payment.id]) : [];
  if (order) return compareOrder(services, provider, order);
  await inTransaction(services.db, (trx) =>
    noteDifference(services, trx, null, 'payment_unknown', payment.amountMinor, {
      payment: payment.id,
      currency: payment.currency,
      expected: 0,
    }),
  );
};

/**
 * Compares the provider's payments with the orders: those of its list, those of which money went back, those of orders
 * that were settled of late and are not in its list, and those that differed before.
 * @returns how many payments were compared. @throws ProviderUnavailable
 */
export const compareWithProvider = async (services: Services, provider: PaymentProvider): Promise<number> => {
  const { db, clock } = services;
  const since = secondsFromNow(clock, -lookBackSeconds);
  const suspects: Suspects = { orders: new Map(), payments: new Map() };
  const seen = await lookThroughList(services, provider, since, suspects);
  const returns = await provider.returnsSince(since);
  const before = await findDifferences(db, ['open', 'explained']);
  const others = [...returns.map(({ payment }) => payment), ...(await findSettledPayments(db, since))];
  const unseen = [...new Set(others)].filter((payment) => !seen.has(payment));
  const orders = [
    ...(await findOrdersWithMember(db, unseen)),
    ...(await findOrdersById(
      db,
      before.flatMap(({ order_id: order }) => order ?? []),
    )),
  ];
  for (const one of orders) if (one.row.provider_payment !== null) suspects.orders.set(one.row.id, one);
  const limit = pLimit(atOnce);
  for (const { kind, payment } of before)
    if (kind === 'payment_unknown' && payment !== null && !seen.has(payment)) {
      const listed = await findPayment(provider, payment);
      if (listed) suspects.payments.set(payment, listed);
    }
  await Promise.all([
    ...[...suspects.orders.values()].map((one) => limit(() => compareOrder(services, provider, one))),
    ...[...suspects.payments.values()].map((one) => limit(() => comparePayment(services, provider, one))),
  ]);
  return seen.size + unseen.length;
};
