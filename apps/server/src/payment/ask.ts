import { wasNeverMade } from '@vesper/domain';
import { lockMember } from '../member/repository.ts';
import { AppError } from '../platform/http/app-error.ts';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { tellNumbered } from '../platform/live/tell-numbered.ts';
import { noteDifference } from './reconciliation/differences.ts';
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnavailable,
} from './provider/payment-provider.ts';
import { askedAgainSeconds, claimAsk, markAskAgain, noteAnswered } from './provider/ask-repository.ts';
import { findOrder, lockOrder, moveOrder, type OrderRow, stateOf } from './repository.ts';
import { settleOrder, type SettleSource } from './settle.ts';
import { chargeOrder, isCharge } from './stored/charge-order.ts';

declare module '../platform/outbox/outbox.ts' {
  interface OutboxPayloads {
    'payment.ask': { order: string };
  }
}

/**
 * Asks the provider how a payment stands, or for a charge that it has not answered, and settles the order, unless that was done
 * a moment ago, however often somebody posts or a page is read; on all servers together, since it is noted in the order's row.
 * @returns the order as it stands then, or undefined when it was not asked. @throws ProviderUnavailable
 */
export const askProvider = async (
  services: Services,
  row: OrderRow,
  source: SettleSource,
): Promise<OrderRow | undefined> => {
  const { payments, db, clock } = services;
  const charge = row.provider_payment === null && isCharge(row) ? row : undefined;
  if (!payments || (row.provider_payment === null && !charge)) return undefined;
  const ask = await claimAsk(db, row.id, dateOf(clock), secondsFromNow(clock, -askedAgainSeconds));
  if (ask === undefined) return undefined;
  if (charge) {
    const charged = await chargeOrder(services, payments, charge, { ask, source });
    if (charged.provider_payment !== null) await noteAnswered(db, row.id);
    return charged;
  }
  const payment = await readPayment(services, payments, row);
  const settled = payment ? await settleOrder(services, row.id, payment, source, ask) : row;
  await noteAnswered(db, row.id);
  return settled;
};

/** A payment from its provider; undefined where that says that there is none, which is listed. @throws ProviderUnavailable */
export const readPayment = async (
  services: Services,
  payments: PaymentProvider,
  { id, provider_payment: payment, amount_minor, currency }: OrderRow,
): Promise<ProviderPayment | undefined> => {
  try {
    return await payments.read(payment ?? '');
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    const details = { payment, currency, expected: amount_minor };
    await inTransaction(services.db, (trx) =>
      noteDifference(services, trx, id, 'payment_missing', 0, details),
    );
    return undefined;
  }
};

/** Has the provider asked once more when it may be; of many wishes until then one is kept. */
const askLater = (services: Services, order: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const at = secondsFromNow(services.clock, askedAgainSeconds);
    if (await markAskAgain(trx, order, at))
      await services.outbox.add(trx, 'payment.ask', { order }, askedAgainSeconds);
  });

/**
 * The provider reports that something has happened to a payment. What it reports a moment after it was asked is not lost:
 * it is asked again when the moment is over.
 * @throws AppError `payment_provider_unavailable` when it does not answer; it then reports again, and we ask again
 */
export const hearOfPayment = async (services: Services, row: OrderRow): Promise<void> => {
  try {
    if (await askProvider(services, row, 'webhook')) return;
  } catch (error) {
    await askLater(services, row.id);
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, order: row.id }, 'the provider reported and did not answer');
    throw new AppError('payment_provider_unavailable');
  }
  await askLater(services, row.id);
};

/** The job: asks once more, unless somebody has done so since it was wished for. */
export const askAgain = async (services: Services, { order }: { order: string }): Promise<void> => {
  const row = await findOrder(services.db, order);
  const at = row?.ask_again_at?.getTime() ?? Infinity;
  if (!row || at > services.clock.now()) return;
  // Without an answer it is still wished for; the outbox tries again, later each time.
  if (await askProvider(services, row, 'webhook')) return;
  throw new Error(`order ${order} was asked about a moment ago`);
};

/** How long a page that shows an order waits for the provider, rather than showing what is known. */
const pageWaitMs = 3000;

/** An order for a page: asked about when that is due, as it is known when the provider takes its time. */
export const orderForPage = async (services: Services, row: OrderRow): Promise<OrderRow> => {
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<OrderRow>((resolve) => {
    timer = setTimeout(() => resolve(row), pageWaitMs);
  });
  try {
    return await Promise.race([refreshOrder(services, row, 'return'), waited]);
  } finally {
    clearTimeout(timer);
  }
};

/** Whether the payment of an order was never made and can be made no more; what is charged is asked about instead. */
export const isNeverMade = (row: OrderRow, nowMs: number): boolean =>
  !isCharge(row) &&
  wasNeverMade({
    state: stateOf(row),
    hasPayment: row.provider_payment !== null,
    ageSeconds: (nowMs - row.created_at.getTime()) / 1000,
  });

/**
 * Ends an order whose payment was never made: its server has died, or the provider was away and nobody has tried again. Until
 * then it holds its discount, and its page waits. Money wins: a payment that turns up for it is given to it all the same.
 */
const endNeverMade = (services: Services, { id, member_id: member }: OrderRow): Promise<OrderRow> =>
  inTransaction(services.db, async (trx) => {
    await lockMember(trx, member);
    const locked = await lockOrder(trx, id);
    if (!isNeverMade(locked, services.clock.now())) return locked;
    const state = await moveOrder(trx, locked, 'expired', 'reconciliation', dateOf(services.clock));
    await tellNumbered(services, trx, [member], { type: 'order_changed', payment_id: id, state });
    return { ...locked, state };
  });

/** Asks about an order that is still open; leaves it as it is while the provider does not answer. */
export const refreshOrder = async (
  services: Services,
  row: OrderRow,
  source: 'return' | 'reconciliation',
): Promise<OrderRow> => {
  if (isNeverMade(row, services.clock.now())) return endNeverMade(services, row);
  const isToAsk = ['open', 'action_required', 'processing'].includes(row.state);
  if (!isToAsk && !(row.state === 'created' && isCharge(row))) return row;
  try {
    return (await askProvider(services, row, source)) ?? row;
  } catch (error) {
    services.log.warn({ err: error, order: row.id }, 'order could not be refreshed');
    return row;
  }
};
