import { removeFiles } from '../photos/remove-files.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { tellNumbered } from '../platform/live/tell-numbered.ts';
import type { Services } from '../platform/services/services.ts';
import { deleteClearedMedia } from './media/media-repository.ts';
import { countAfter, knowOfEachOther, lockOwnConversation, setMarks } from './message-repository.ts';

type Acting = Pick<Services, 'db' | 'live' | 'clock'>;

/**
 * Notes that `member` has read up to `seq`, and tells both sides when the mark has moved (the other one only where both let each
 * other know); an older mark than the present one
 * changes nothing, and nobody has read what is not written yet, or waits for the end of the member's break.
 * @returns false when this is no conversation of the member
 */
export const readUpTo = (
  services: Acting,
  member: string,
  conversation: string,
  seq: number,
): Promise<boolean> =>
  inTransaction(services.db, async (trx) => {
    const view = await lockOwnConversation(trx, member, conversation);
    if (!view) return false;
    const mark = Math.max(view.read_seq, Math.min(seq, view.last_seq));
    if (mark === view.read_seq) return true;
    const unread = await countAfter(trx, member, conversation, mark);
    await setMarks(trx, member, conversation, { read_seq: mark, ...unread });
    const read = { type: 'read', conversation, member, seq: mark } as const;
    await tellNumbered(
      services,
      trx,
      (await knowOfEachOther(trx, member, view.other_id)) ? [view.other_id, member] : [member],
      read,
    );
    return true;
  });

/**
 * Removes a chat for one member: what was written is gone for them, the other keeps it; it frees no place (readings). What
 * waits for the end of the member's break has not been seen and stays: the chat comes back with it. The member's other devices
 * are told. Photos go once nobody sees them any more.
 */
export const removeChat = (
  services: Acting & Pick<Services, 'outbox'>,
  member: string,
  conversation: string,
): Promise<boolean> =>
  inTransaction(services.db, async (trx) => {
    const view = await lockOwnConversation(trx, member, conversation);
    if (!view) return false;
    const { last_seq: last } = view;
    const unread = await countAfter(trx, member, conversation, last);
    await setMarks(trx, member, conversation, {
      hidden: unread.unread === 0,
      cleared_seq: last,
      read_seq: last,
      archived_at: null,
      ...unread,
    });
    await removeFiles(services, trx, await deleteClearedMedia(trx, conversation));
    await tellNumbered(services, trx, [member], { type: 'chat_removed', conversation });
    return true;
  });
