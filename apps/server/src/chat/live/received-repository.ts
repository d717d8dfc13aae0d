import { sql } from 'kysely';
import { columnOf } from '../../platform/database/column-of.ts';
import type { Trx } from '../../platform/database/transaction.ts';

/** Up to which message a browser has received a conversation. */
export interface ReceivedUpTo {
  readonly conversation: string;
  readonly seq: number;
}

/** A mark that has moved, and who is told of it; null where that member lets nobody know what they read, or is on a break. */
export interface MovedMark extends ReceivedUpTo {
  readonly tell: string | null;
}

/**
 * Notes how far a member has received their conversations, in one statement. Marks go forward only, and no further than what the
 * member is shown; who lets nobody know what they read has none. What is no conversation of the member is passed over.
 */
export const moveReceived = async (
  trx: Trx,
  member: string,
  received: readonly ReceivedUpTo[],
): Promise<MovedMark[]> => {
  const { rows } = await sql<MovedMark>`
    with told as (
        select t.conversation, max(t.seq) as seq
        from unnest(${columnOf(received, 'conversation')}::uuid[], ${columnOf(received, 'seq')}::integer[]) as t (conversation, seq)
        group by t.conversation),
      mine as materialized (
        select s.conversation_id, s.other_id,
          least(told.seq, c.last_seq, case when me.paused_at is null then c.last_seq else s.shown_seq end) as seq
        from told
        join conversation_members s on s.conversation_id = told.conversation and s.member_id = ${member}::uuid
        join conversations c on c.id = s.conversation_id
        join members me on me.id = s.member_id and me.read_receipts
        where greatest(s.received_seq, s.receipt_seq) < told.seq
        order by s.conversation_id for update of s)
    update conversation_members s set received_seq = mine.seq
    from mine join members other on other.id = mine.other_id
    where s.conversation_id = mine.conversation_id and s.member_id = ${member}::uuid
      and greatest(s.received_seq, s.receipt_seq) < mine.seq
    returning s.conversation_id as conversation, s.received_seq as seq,
      case when other.read_receipts and other.paused_at is null then other.id end as tell`.execute(trx);
  return rows;
};
