import { settlementDifferences, type SettlementDifferenceKind, settlementMinor } from '@vesper/domain';
import { secondsFromNow } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Settlement, SettlementEntry, SettlementSource } from '../provider/settlement.ts';
import { noteDifference } from './differences.ts';
import { findDifferences } from './differences-repository.ts';
import { toOrderSide } from './order-sides.ts';
import {
  findRead,
  findUnsettled,
  insertSettlement,
  readSettledPayments,
  readSettlements,
  type SettledPayment,
} from './settlements-repository.ts';

const daySeconds = 24 * 3600;
/** So far back payouts are looked for that are not read yet: the server may have been away, a bank slow. */
const readBackSeconds = 60 * daySeconds;
/** So far back they are compared, besides those that differed before. */
const lookBackSeconds = 14 * daySeconds;
/** By then every method has been paid out; the slowest takes four banking days. */
const payoutWithinSeconds = 10 * daySeconds;
const atATime = 500;

/** Reads the payouts that are new and decided, with all that they are made up of. */
const readNew = async (services: Services, source: SettlementSource): Promise<number> => {
  const { db, clock, payments } = services;
  const since = secondsFromNow(clock, -readBackSeconds);
  const listed: Settlement[] = [];
  for await (const settlement of source.settlementsSince(since)) listed.push(settlement);
  const read = await findRead(
    db,
    listed.map(({ id }) => id),
  );
  const fresh = listed.filter(({ id, state }) => state !== null && !read.has(id));
  for (const settlement of fresh) {
    const entries: SettlementEntry[] = [];
    for await (const entry of source.entriesOf(settlement.id)) entries.push(entry);
    await inTransaction(db, (trx) =>
      insertSettlement(trx, payments?.name ?? 'mollie', settlement, settlement.state ?? 'failed', entries),
    );
  }
  return fresh.length;
};

const note = (
  services: Services,
  kind: SettlementDifferenceKind,
  {
    order = null,
    payment,
    currency,
    found,
    expected,
  }: {
    readonly order?: string | null;
    readonly payment: string | null;
    readonly currency: string;
    readonly found: number;
    readonly expected: number;
  },
): Promise<void> =>
  inTransaction(services.db, (trx) =>
    noteDifference(services, trx, order, kind, found, { payment, currency, expected }),
  );

/** What was paid out of one payment, beside its order. */
const compareSettled = async (services: Services, settled: SettledPayment): Promise<void> => {
  const { order: row, payment, currency } = settled;
  if (!row) {
    const found = settled.paidMinor || settled.refundedMinor || settled.chargedBackMinor;
    return note(services, 'settled_unknown', { payment, currency, found, expected: 0 });
  }
  const differences = settlementDifferences(toOrderSide(row, false), settled.disputedMinor, settled);
  for (const { kind, found, expected } of differences)
    await note(services, kind, { order: row.id, payment, currency, found, expected });
};

const compareSums = async (services: Services, since: Date, ids: readonly string[]): Promise<void> => {
  for (const { id, state, amountMinor, costsMinor, currency, sums } of await readSettlements(
    services.db,
    since,
    ids,
  )) {
    const at = { payment: id, currency };
    if (state === 'failed')
      await note(services, 'settlement_failed', { ...at, found: 0, expected: amountMinor });
    if (sums === null) continue;
    const expected = settlementMinor(sums, costsMinor);
    if (expected !== amountMinor)
      await note(services, 'settlement_sum_differs', { ...at, found: amountMinor, expected });
  }
};

/**
 * Reads the provider's new payouts and compares those of late with the orders: each payment that was paid out is a paid order at
 * its price, once; no more went back than the order knows of; every paid order is paid out in time; a payout is what it is made up
 * of. What differs is listed; nothing of it can be made good by settling.
 * @returns how many payouts were new. @throws ProviderUnavailable
 */
export const compareWithSettlements = async (
  services: Services,
  source: SettlementSource,
): Promise<number> => {
  const { db, clock } = services;
  const fresh = await readNew(services, source);
  const since = secondsFromNow(clock, -lookBackSeconds);
  const before = await findDifferences(db, ['open', 'explained']);
  const payments = before.flatMap(({ payment }) => payment ?? []);
  for (let after = ''; ;) {
    const settled = await readSettledPayments(db, { since, payments }, after, atATime);
    for (const one of settled) await compareSettled(services, one);
    const last = settled.at(-1);
    if (!last || settled.length < atATime) break;
    after = last.payment;
  }
  await compareSums(services, since, payments);
  const days = {
    from: secondsFromNow(clock, -readBackSeconds),
    to: secondsFromNow(clock, -payoutWithinSeconds),
    payoutWithinSeconds,
  };
  const orders = before.flatMap(({ order_id: order }) => order ?? []);
  for (const { id, amount_minor, currency, provider_payment } of await findUnsettled(db, days, orders))
    await note(services, 'not_settled', {
      order: id,
      payment: provider_payment,
      currency,
      found: 0,
      expected: amount_minor,
    });
  return fresh;
};
