import type { Database } from '../platform/database.ts';
import { inTransaction, type Trx } from '../platform/transaction.ts';
import { findConversationById } from './repository.ts';

/** Locks the conversation, so that a message that arrives at the same moment is counted before or after, never lost. */
const lockOwn = async (trx: Trx, member: string, conversation: string) => {
  await trx
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversation)
    .forUpdate()
    .executeTakeFirst();
  return findConversationById(trx, member, conversation);
};

/**
 * Notes that `member` has read up to `seq`; an older mark than the present one changes nothing.
 * @returns whom to tell and the mark as it stands, or undefined when this is no conversation of the member
 */
export const markRead = (db: Database, member: string, conversation: string, seq: number) =>
  inTransaction(db, async (trx) => {
    const view = await lockOwn(trx, member, conversation);
    if (!view) return undefined;
    const mark = Math.max(view.read_seq, Math.min(seq, view.last_seq));
    const { count } = await trx
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('conversation_id', '=', conversation)
      .where('seq', '>', mark)
      .where('sender', '<>', member)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('conversation_members')
      .set({ read_seq: mark, unread: Number(count) })
      .where('conversation_id', '=', conversation)
      .where('member_id', '=', member)
      .execute();
    return { other: view.other_id, seq: mark };
  });

/** Removes a chat for one member: what was written is gone for them, the other keeps it; it frees no place (readings). */
export const removeChat = (db: Database, member: string, conversation: string): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const view = await lockOwn(trx, member, conversation);
    if (!view) return false;
    await trx
      .updateTable('conversation_members')
      .set({ hidden: true, cleared_seq: view.last_seq, read_seq: view.last_seq, unread: 0 })
      .where('conversation_id', '=', conversation)
      .where('member_id', '=', member)
      .execute();
    return true;
  });
