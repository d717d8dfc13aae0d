import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Dispute } from '../provider/payment-provider.ts';

/** Notes how the disputes of a locked order stand; one that stands as it did stays untouched. */
export const noteDisputes = async (
  trx: Trx,
  order: string,
  disputes: readonly Dispute[],
  now: Date,
): Promise<void> => {
  if (disputes.length === 0) return;
  await trx
    .insertInto('order_disputes')
    .values(
      disputes.map(({ id, state, amountMinor, reason, openedAt }) => ({
        order_id: order,
        dispute: id,
        state,
        amount_minor: amountMinor,
        reason,
        opened_at: openedAt,
        changed_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'dispute'])
        .doUpdateSet({
          state: sql`excluded.state`,
          amount_minor: sql`excluded.amount_minor`,
          reason: sql`excluded.reason`,
          changed_at: now,
        })
        .where(
          sql<boolean>`(order_disputes.state, order_disputes.amount_minor, order_disputes.reason)
            is distinct from (excluded.state, excluded.amount_minor, excluded.reason)`,
        ),
    )
    .execute();
};
