import { isUnpaid, keyLivesSeconds } from '@vesper/domain';
import pLimit from 'p-limit';
import { sendUnpaid } from '../chat/unpaid/unpaid.ts';
import { deleteUnpaidBefore } from '../chat/unpaid/unpaid-repository.ts';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import type { OutboxPayloads } from '../platform/outbox/outbox.ts';
import type { Services } from '../platform/services/services.ts';
import { refreshOrder } from './ask.ts';
import { numberAsk } from './provider/ask-repository.ts';
import { findMessagesToPay, findOrder, type OrderRow, stateOf } from './repository.ts';
import { findOrdersToCheck, setNextCheck } from './reconciliation/due-orders-repository.ts';
import { settleOrder } from './settle.ts';

const olderThanSeconds = 60;
const longestPauseSeconds = 6 * 3600;
const batch = 50;
/** So many are asked about at once: one that gets no answer holds up a few others for its time, and no round. */
const atOnce = 8;

/** The older an open order is, the more seldom it is asked about; but always again, as long as it is open. */
const pauseSeconds = (ageSeconds: number): number =>
  Math.min(longestPauseSeconds, Math.max(olderThanSeconds, ageSeconds / 2));

/**
 * Asks the provider about orders that are still open after a minute: a webhook may have been lost, a payer may never
 * have come back. One that has never reached the provider is ended when its payment can be made no more. Settling is idempotent,
 * so that it does not matter which way was first.
 */
export const reconcileOrders = async (services: Services): Promise<number> => {
  const { db, clock, log } = services;
  const due = {
    madeBefore: secondsFromNow(clock, -olderThanSeconds),
    deadBefore: secondsFromNow(clock, -keyLivesSeconds),
    now: dateOf(clock),
  };
  const rows = await findOrdersToCheck(db, due, batch);
  const limit = pLimit(atOnce);
  const check = async (row: OrderRow) => {
    const ageSeconds = (clock.now() - row.created_at.getTime()) / 1000;
    await setNextCheck(db, row.id, secondsFromNow(clock, pauseSeconds(ageSeconds)));
    await refreshOrder(services, row, 'reconciliation');
  };
  const done = await Promise.allSettled(rows.map((row) => limit(check, row)));
  for (const result of done)
    if (result.status === 'rejected') log.warn({ err: result.reason }, 'an order could not be checked');
  return rows.length;
};

/** Forgets the refused messages whose time is over, but for those that an order may still pay for. */
export const forgetUnpaidMessages = async ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  deleteUnpaidBefore(db, dateOf(clock), await findMessagesToPay(db));

/** The job: sends the message that an order has paid for, by the message's key or by the order that names it. */
export const sendPaidMessage = async (
  services: Services,
  paid: OutboxPayloads['chat.unpaid'],
): Promise<void> => {
  if (!('order' in paid)) return sendUnpaid(services, paid);
  const row = await findOrder(services.db, paid.order);
  if (row && row.message_key !== null)
    await sendUnpaid(services, { sender: row.member_id, clientId: row.message_key });
};

/**
 * The job: cancels the payment where its method allows that, and takes in how it then stands. Without a payment yet there
 * is nothing to do: whoever is just making it sees that the order was called back, and writes this job anew.
 */
export const cancelCalledBack = async (services: Services, { order }: { order: string }): Promise<void> => {
  const row = await findOrder(services.db, order);
  if (!services.payments || !row?.provider_payment || !isUnpaid(stateOf(row))) return;
  const ask = await numberAsk(services.db, order);
  const payment = await services.payments.cancel(row.provider_payment);
  await settleOrder(services, row.id, payment, 'called_back', ask);
};
