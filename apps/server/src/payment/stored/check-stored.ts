import pLimit from 'p-limit';
import { dateOf, secondsFromNow } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import { findOrder } from '../repository.ts';
import { findCustomer, findStoredToCheck, forgetMandate, noteChecked } from './stored-repository.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxPayloads {
    'payment.check-charged': { order: string };
  }
}

const daySeconds = 24 * 3600;
const batch = 50;
const atOnce = 4;

/**
 * Asks about each kept method once a day, since no provider reports that a mandate was revoked at its side: what can be
 * charged no more is forgotten, a card that its bank has replaced is known by its new month.
 */
export const checkStoredMethods = async (services: Services): Promise<number> => {
  const { db, clock, payments, log } = services;
  if (!payments) return 0;
  const due = await findStoredToCheck(db, secondsFromNow(clock, -daySeconds), batch);
  const limit = pLimit(atOnce);
  const check = async ({ id, customer, mandate }: (typeof due)[number]) => {
    const kept = await payments.readMandate(customer, mandate);
    if (kept === 'gone') await forgetMandate(db, payments.name, mandate);
    else if (kept === 'pending') await noteChecked(db, id, dateOf(clock));
    else {
      const { brand, lastDigits, expires } = kept;
      await noteChecked(db, id, dateOf(clock), { brand, last_digits: lastDigits, expires });
    }
  };
  for (const result of await Promise.allSettled(due.map((one) => limit(check, one))))
    if (result.status === 'rejected') log.warn({ err: result.reason }, 'a kept method could not be checked');
  return due.length;
};

/** The job, after a charge failed: whether anything can still be charged by its mandate. */
export const checkCharged = async (services: Services, { order }: { order: string }): Promise<void> => {
  const { payments, db } = services;
  const row = await findOrder(db, order);
  if (!payments || !row || row.mandate === null) return;
  const customer = await findCustomer(db, row.member_id, row.provider);
  if (customer !== undefined && (await payments.readMandate(customer, row.mandate)) === 'gone')
    await forgetMandate(db, row.provider, row.mandate);
};
