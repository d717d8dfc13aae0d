import type { MessageKind, ReactionCode } from '@vesper/domain';
import type { Database } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';

/** One message of a conversation. */
export interface Place {
  readonly conversation: string;
  readonly seq: number;
}

/**
 * Takes the words of an own message out of the locked conversation, with what was thought of them.
 * @param beforehand is done while the words are still there
 * @returns `missing` when there is no such message of this member; one that was taken back before stays as it is
 */
export const emptyMessage = async (
  trx: Trx,
  sender: string,
  { conversation, seq }: Place,
  now: Date,
  beforehand: (message: { readonly kind: MessageKind; readonly client_id: string }) => Promise<void>,
): Promise<'removed' | 'before' | 'missing'> => {
  const own = trx.selectFrom('messages').where('conversation_id', '=', conversation).where('seq', '=', seq);
  const row = await own
    .select(['removed_at', 'kind', 'client_id'])
    .where('sender', '=', sender)
    .executeTakeFirst();
  if (!row) return 'missing';
  if (row.removed_at) return 'before';
  await beforehand(row);
  await trx
    .updateTable('messages')
    // Of no kind that has anything beside its words any more.
    .set({ kind: 'text', text: '', payload: null, removed_at: now })
    .where('conversation_id', '=', conversation)
    .where('seq', '=', seq)
    .execute();
  await trx
    .deleteFrom('message_reactions')
    .where('conversation_id', '=', conversation)
    .where('seq', '=', seq)
    .execute();
  return 'removed';
};

/** Notes how a member finds a message, in place of what was noted before; false when that is nothing new. */
export const saveReaction = async (
  db: Trx,
  member: string,
  { conversation, seq }: Place,
  code: ReactionCode,
): Promise<boolean> => {
  const saved = await db
    .insertInto('message_reactions')
    .values({ conversation_id: conversation, seq, member_id: member, code })
    .onConflict((conflict) =>
      conflict
        .columns(['conversation_id', 'seq', 'member_id'])
        .doUpdateSet({ code })
        .where('message_reactions.code', '<>', code),
    )
    .executeTakeFirst();
  return Number(saved.numInsertedOrUpdatedRows ?? 0) > 0;
};

/** Whether a message of this number is there and was not taken back. */
export const isThere = async (trx: Trx, { conversation, seq }: Place): Promise<boolean> =>
  (await trx
    .selectFrom('messages')
    .select('seq')
    .where('conversation_id', '=', conversation)
    .where('seq', '=', seq)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Takes back how a member finds a message; false when nothing was noted. */
export const deleteReaction = async (
  db: Trx,
  member: string,
  { conversation, seq }: Place,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('message_reactions')
    .where('conversation_id', '=', conversation)
    .where('seq', '=', seq)
    .where('member_id', '=', member)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** At a purge: what the member thought of messages, but for those of ended conversations, with which it goes. */
export const deleteReactionsOf = async (trx: Trx, member: string): Promise<void> => {
  await trx
    .deleteFrom('message_reactions')
    .where('member_id', '=', member)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('ended_conversations as e')
            .select('e.id')
            .whereRef('e.id', '=', 'message_reactions.conversation_id'),
        ),
      ),
    )
    .execute();
};

/** For the member's download; without conversations that a block has ended before `since`, as these are not in it. */
export const exportReactions = (db: Database, member: string, since: Date) =>
  db
    .selectFrom('message_reactions')
    .select(['conversation_id', 'seq', 'code'])
    .where('member_id', '=', member)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('ended_conversations as e')
            .select('e.id')
            .whereRef('e.id', '=', 'message_reactions.conversation_id')
            .where('e.ended_at', '<=', since),
        ),
      ),
    )
    .orderBy('conversation_id')
    .orderBy('seq')
    .execute();
