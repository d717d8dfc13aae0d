import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { countAfter, lockOwnConversation, setMarks } from './message-repository.ts';

/**
 * Notes that `member` has read up to `seq`; an older mark than the present one changes nothing, and nobody has read what
 * is not written yet, or waits for the end of the member's break.
 * @returns whom to tell, the mark as it stands and whether it has moved; undefined when this is no conversation of the member
 */
export const markRead = (db: Database, member: string, conversation: string, seq: number) =>
  inTransaction(db, async (trx) => {
    const view = await lockOwnConversation(trx, member, conversation);
    if (!view) return undefined;
    const mark = Math.max(view.read_seq, Math.min(seq, view.last_seq));
    const moved = mark !== view.read_seq;
    if (!moved) return { other: view.other_id, seq: mark, moved };
    const unread = await countAfter(trx, member, conversation, mark);
    await setMarks(trx, member, conversation, { read_seq: mark, unread });
    return { other: view.other_id, seq: mark, moved };
  });

/**
 * Removes a chat for one member: what was written is gone for them, the other keeps it; it frees no place (readings). What
 * waits for the end of the member's break has not been seen and stays: the chat comes back with it.
 */
export const removeChat = (db: Database, member: string, conversation: string): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const view = await lockOwnConversation(trx, member, conversation);
    if (!view) return false;
    const { last_seq: last } = view;
    const unread = await countAfter(trx, member, conversation, last);
    await setMarks(trx, member, conversation, {
      hidden: unread === 0,
      cleared_seq: last,
      read_seq: last,
      unread,
    });
    return true;
  });
