import type { CreditLot } from '@vesper/domain';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/transaction.ts';

/** The lots of these members of which something is left, the oldest first. Their accounts are locked. */
export const readLotsOf = async (
  trx: Trx,
  members: readonly string[],
): Promise<ReadonlyMap<string, CreditLot[]>> => {
  const rows = await trx
    .selectFrom('ledger_lots')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_lots.account_id')
    .select(['member_id', 'ledger_lots.id', 'granted', 'order_id', 'remaining'])
    // The statement that posts what is decided on them is planned once and not each time, which would be half of its work, and for
    // accounts and lots that are looked up, of which there may be few on that day.
    .select([
      sql`set_config('plan_cache_mode', 'force_generic_plan', true)`.as('planned_once'),
      sql`set_config('enable_seqscan', 'off', true)`.as('by_indexes'),
    ])
    .where('member_id', 'in', [...members])
    .where('kind', '=', 'member')
    .where('is_open', '=', sql.lit(true))
    .orderBy('ledger_lots.id')
    .execute();
  const found = new Map<string, CreditLot[]>(members.map((member) => [member, []]));
  for (const { member_id: member, id, granted, order_id: order, remaining } of rows)
    found.get(member ?? '')?.push({ id, granted, order, left: remaining });
  return found;
};

/** The same of one member. */
export const readLots = async (trx: Trx, member: string): Promise<CreditLot[]> =>
  (await readLotsOf(trx, [member])).get(member) ?? [];
