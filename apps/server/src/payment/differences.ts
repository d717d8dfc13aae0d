import { dateOf } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import { afterCommit, type Trx } from '../platform/database/transaction.ts';
import { insertDifference } from './repository.ts';

/**
 * Lists what does not add up by itself for an operator, once a finding, and says so in the log: a discounted order that
 * was paid after a newer one had its place, money that the provider first said had gone back and then had not.
 */
export const noteDifference = async (
  { clock, log }: Pick<Services, 'clock' | 'log'>,
  trx: Trx,
  order: string,
  kind: Tables['order_differences']['kind'],
  amountMinor: number,
): Promise<void> => {
  const isNew = await insertDifference(trx, {
    id: newId(),
    order_id: order,
    kind,
    amount_minor: amountMinor,
    noticed_at: dateOf(clock),
    closed_at: null,
  });
  if (isNew)
    afterCommit(trx, () => log.warn({ order, kind, amountMinor }, 'an order and its payment differ'));
};
