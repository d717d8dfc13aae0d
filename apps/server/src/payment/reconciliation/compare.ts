import { ledgerDifferenceKinds, paymentDifferenceKinds, settlementDifferenceKinds } from '@vesper/domain';
import { dateOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import { compareWithLedger } from './compare-ledger.ts';
import { compareWithProvider } from './compare-provider.ts';
import { compareWithSettlements } from './compare-settlements.ts';
import { closeUnnoticed } from './differences-repository.ts';

/** What a comparison has looked at; what differs are rows of `order_differences`. */
export interface Comparison {
  readonly orders: number;
  /** 0 while no provider is set up. */
  readonly payments: number;
  /** Payouts that were new; 0 without a token to read them. */
  readonly settlements: number;
  /** Differences that were there before and are not any more. */
  readonly closed: number;
}

/** How much is looked at: what is of late, or every row there is. */
export interface ComparisonReach {
  /** Also what nobody has touched for weeks: a pass over the whole ledger. */
  readonly isFull: boolean;
}

/** A part of the comparison that asks the provider; what it could not see is told after the others. */
const tried = (part: Promise<number> | 0): Promise<number | Error> =>
  Promise.resolve(part).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );

/**
 * Compares orders, ledger and the provider's books three ways: its payments, and what it has paid out. What can be made good by
 * settling is; every other difference is a row for finance, and rows whose difference is gone are closed.
 * @throws ProviderUnavailable when the provider's books could not be read; what the others differ in is listed then
 */
export const compareBooks = async (
  services: Services,
  reach: ComparisonReach = { isFull: false },
): Promise<Comparison> => {
  const { db, clock, payments: provider, settlements: source } = services;
  const began = dateOf(clock);
  const payments = await tried(provider ? compareWithProvider(services, provider) : 0);
  // After the payments: what was settled just now is paid by then.
  const settlements = await tried(source ? compareWithSettlements(services, source) : 0);
  const orders = await compareWithLedger(services, reach);
  let closed = await closeUnnoticed(db, ledgerDifferenceKinds, began, dateOf(clock));
  if (provider && typeof payments === 'number')
    closed += await closeUnnoticed(db, paymentDifferenceKinds, began, dateOf(clock));
  if (source && typeof settlements === 'number')
    closed += await closeUnnoticed(db, settlementDifferenceKinds, began, dateOf(clock));
  if (typeof payments !== 'number') throw payments;
  if (typeof settlements !== 'number') throw settlements;
  return { orders, payments, settlements, closed };
};
