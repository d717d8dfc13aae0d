import { type CreditTransferKind, isUnpaid, type MessageKind, orderStates } from '@vesper/domain';
import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/database-tables.ts';
import type { OrderRow } from '../repository.ts';

/** One movement of a member's credits. */
export interface MovementRow {
  readonly id: string;
  readonly kind: CreditTransferKind;
  readonly created_at: Date;
  /** Into the balance; out of it negative; 0 where all of it paid off a debt. */
  readonly credits: number;
  /** How much more the member owes after it. */
  readonly owed: number;
  /** What the member has and owes now, at the moment of this reading. */
  readonly balance_now: number;
  readonly owed_now: number;
  readonly order_id: string | null;
  /** To whom the message went that was paid for; null where the two have blocked each other, or nobody knows any more. */
  readonly receiver: string | null;
  /** Of that message; null where it was taken back, or has gone with its conversation. */
  readonly message_kind: MessageKind | null;
}

/**
 * Movements of a member's credits, newest first, below `before` where that is said, with what they were for. One statement:
 * all of it is of one moment.
 */
export const readMovements = async (
  db: Database,
  member: string,
  before: string | undefined,
  limit: number,
): Promise<MovementRow[]> => {
  const below = before === undefined ? sql`` : sql`and p.transfer_id < ${before}::uuid`;
  const { rows } = await sql<MovementRow>`
    with own as (select id, kind, balance from ledger_accounts where member_id = ${member}),
      moved as (
        select p.transfer_id, coalesce(sum(p.amount) filter (where own.kind = 'member'), 0)::bigint as credits,
          coalesce(-sum(p.amount) filter (where own.kind = 'receivable'), 0)::bigint as owed
        from own join lateral (
          select transfer_id, amount from ledger_postings p where p.account_id = own.id ${below}
          order by transfer_id desc limit ${limit}
        ) p on true
        group by p.transfer_id order by p.transfer_id desc limit ${limit})
    select t.id, t.kind, t.created_at, moved.credits, moved.owed,
      (select coalesce(sum(balance), 0)::bigint from own where kind = 'member') as balance_now,
      (select coalesce(-sum(balance), 0)::bigint from own where kind = 'receivable') as owed_now,
      case when t.reference ~ '^order:[0-9a-f-]{36}' then substring(t.reference from 7 for 36)::uuid end as order_id,
      sent.receiver, sent.kind as message_kind
    from moved join ledger_transfers t on t.id = moved.transfer_id
      left join lateral (
        select k.receiver, case when m.removed_at is null then m.kind end as kind from sent_keys k
        left join messages m on m.conversation_id = k.conversation_id and m.seq = k.seq
        where k.message_id =
            case when t.reference ~ '^message:[0-9a-f-]{36}$' then substring(t.reference from 9)::uuid end
          and not exists (select 1 from blocks b where
            (b.blocker = ${member} and b.blocked = k.receiver) or (b.blocker = k.receiver and b.blocked = ${member}))
        limit 1) sent on true
    order by t.id desc`.execute(db);
  return rows;
};

const unpaid = orderStates.filter(isUnpaid);

const canBePaid = (row: ExpressionBuilder<Tables, 'orders'>) =>
  row.and([row('state', 'in', unpaid), row('called_back_at', 'is', null)]);

/** The orders of a member that these movements name and those that can still be paid (`can_be_paid`), newest first. */
export const readOrdersOf = (
  db: Database,
  member: string,
  ids: readonly string[],
): Promise<(OrderRow & { readonly can_be_paid: SqlBool })[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .select((row) => canBePaid(row).as('can_be_paid'))
    .where('member_id', '=', member)
    .where((row) => row.or([row('id', 'in', [...ids]), canBePaid(row)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
