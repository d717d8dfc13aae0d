import { ledgerDifferenceKinds, paymentDifferenceKinds } from '@vesper/domain';
import { dateOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import { compareWithLedger } from './compare-ledger.ts';
import { compareWithProvider } from './compare-provider.ts';
import { closeUnnoticed } from './differences-repository.ts';

/** What a comparison has looked at; what differs are rows of `order_differences`. */
export interface Comparison {
  readonly orders: number;
  /** 0 while no provider is set up. */
  readonly payments: number;
  /** Differences that were there before and are not any more. */
  readonly closed: number;
}

/**
 * Compares orders, ledger and the provider's books three ways. What can be made good by settling is; every other difference
 * is a row for finance, and rows whose difference is gone are closed.
 * @throws ProviderUnavailable when the provider's books could not be read; what the ledger differs in is listed then
 */
export const compareBooks = async (services: Services): Promise<Comparison> => {
  const { db, clock, payments: provider } = services;
  const began = dateOf(clock);
  const payments = provider
    ? await compareWithProvider(services, provider).catch((error: unknown) => error)
    : 0;
  const orders = await compareWithLedger(services);
  let closed = await closeUnnoticed(db, ledgerDifferenceKinds, began, dateOf(clock));
  if (typeof payments !== 'number') throw payments;
  if (provider) closed += await closeUnnoticed(db, paymentDifferenceKinds, began, dateOf(clock));
  return { orders, payments, closed };
};
