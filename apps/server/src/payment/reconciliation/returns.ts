import pLimit from 'p-limit';
import { secondsFromNow } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import { hearOfPayment } from '../ask.ts';
import { findOrdersOfPayments } from '../repository.ts';

/** So long the server, or its webhooks, may have been away. */
const lookBackSeconds = 14 * 24 * 3600;
/** What is as new as this is asked about in any case: the provider's clock and ours need not agree. */
const surelyNewSeconds = 2 * 3600;
const atOnce = 4;

/**
 * Looks through what the provider says went back of late, refunded or charged back, and asks about each payment that it was
 * not asked about since: a paid order is not looked at otherwise, and every webhook of a refund may have been lost.
 * @returns how many were asked about. @throws ProviderUnavailable
 */
export const reconcileReturns = async (services: Services): Promise<number> => {
  const { payments, db, clock, log } = services;
  if (!payments) return 0;
  const newest = new Map<string, Date>();
  for (const { payment, at } of await payments.returnsSince(secondsFromNow(clock, -lookBackSeconds)))
    if (at > (newest.get(payment) ?? new Date(0))) newest.set(payment, at);
  const rows = await findOrdersOfPayments(db, [...newest.keys()]);
  const surelyNew = secondsFromNow(clock, -surelyNewSeconds);
  const unheard = rows.filter(({ asked_at: askedAt, ask_again_at: wished, provider_payment: payment }) => {
    const at = newest.get(payment ?? '') ?? surelyNew;
    // Asked about and not answered since: the provider was away, or the server that asked has died.
    return at > surelyNew || askedAt === null || askedAt < at || wished !== null;
  });
  const limit = pLimit(atOnce);
  const done = await Promise.allSettled(unheard.map((row) => limit(hearOfPayment, services, row)));
  for (const result of done)
    if (result.status === 'rejected') log.warn({ err: result.reason }, 'a return could not be asked about');
  return unheard.length;
};
