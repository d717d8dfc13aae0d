import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isToLookAt, type TransfersToLookAt } from './order-books-repository.ts';

/** Credits that were given, spent or lapsed, and how many it should have been. */
export interface UnfoundedMovement {
  readonly reference: string;
  readonly kind: 'grant' | 'spend' | 'lapse';
  readonly credits: number;
  readonly expected: number;
}

/**
 * Of these transfers what was given, spent or lapsed without what it is for: a gift is that of its own member's signup, once the
 * address was confirmed; what is spent is the price of a message of that member; what lapses goes with the member. The keys of what
 * somebody has sent stay when a message is removed, and go when the member is purged: of those it is not asked.
 */
export const findUnfoundedMovements = async (
  db: Database,
  transfers: TransfersToLookAt,
): Promise<readonly UnfoundedMovement[]> => {
  const { rows } = await sql<UnfoundedMovement>`
    select t.reference, t.kind, abs(p.amount)::bigint as credits,
      case when sent.is_there then coalesce(sent.cost, 0) else 0 end::bigint as expected
    from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
    join ledger_accounts a on a.id = p.account_id and a.kind = 'member'
    left join members m on m.id = a.member_id
    left join lateral (
      select true as is_there, max(message.cost) as cost from sent_keys k
      left join messages message on message.conversation_id = k.conversation_id and message.seq = k.seq
      where t.kind = 'spend' and k.sender = a.member_id and k.message_id =
        case when t.reference ~ '^message:[0-9a-f-]{36}$' then substring(t.reference from 9)::uuid end
      having count(*) > 0
    ) sent on true
    where t.kind in ('grant', 'spend', 'lapse') and ${isToLookAt(transfers)} and not coalesce(
      case t.kind
        when 'grant' then t.reference = 'signup:' || a.member_id and (m.confirmed_at is not null or m.status = 'purged')
        when 'lapse' then t.reference = 'purge:' || a.member_id and m.status = 'purged'
        else m.status = 'purged' or (sent.is_there and coalesce(sent.cost = -p.amount, true))
      end, false)`.execute(db);
  return rows;
};
