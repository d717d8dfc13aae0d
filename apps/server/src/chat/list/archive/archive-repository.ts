import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';

/** What a member has chosen for a conversation. */
export interface ChatChoices {
  readonly archived: boolean;
  readonly muted: boolean;
}

/** When the newest message was sent that the member is shown, of a conversation as `viewOf` names it. */
export const shownAt = sql<Date>`case when mine.on_break
  then (select m.sent_at from messages m where m.conversation_id = mine.id and m.seq = least(mine.shown_seq, mine.last_seq))
  else mine.last_message_at end`;

/**
 * Whether a conversation is put away, of one as `viewOf` names it. On a break what waits has brought none back, whatever the
 * stored column says.
 */
export const isArchived = sql<boolean>`(mine.archived_at is not null and (mine.muted or mine.archived_at >= ${shownAt}))`;

/**
 * Stores what was chosen for a locked conversation: put away is how it stands up to `lastSeq`, its newest message. Answers whether
 * that is anything new.
 */
export const setChoices = async (
  trx: Trx,
  member: string,
  { conversation, lastSeq }: { readonly conversation: string; readonly lastSeq: number },
  { archived, muted }: Partial<ChatChoices>,
): Promise<boolean> => {
  const asItStands = sql<Date>`coalesce((
    select sent_at from messages where conversation_id = ${conversation} and seq = ${lastSeq}), last_message_at)`;
  const archivedAt = archived === undefined ? sql.ref('archived_at') : archived ? asItStands : sql`null`;
  const { numUpdatedRows } = await trx
    .updateTable('conversation_members')
    .set({
      ...(archived !== undefined && { archived_at: archived ? asItStands : null }),
      ...(muted !== undefined && { muted }),
    })
    .where('conversation_id', '=', conversation)
    .where('member_id', '=', member)
    .where(
      sql<boolean>`(archived_at, muted) is distinct from (${archivedAt}, ${muted === undefined ? sql.ref('muted') : muted})`,
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
