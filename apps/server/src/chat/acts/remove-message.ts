import { dateOf } from '../../platform/clock.ts';
import { removeFiles } from '../../photos/remove-files.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { tellNumbered } from '../../platform/live/tell-numbered.ts';
import { countAfter, lockOwnConversation, setMarks } from '../message-repository.ts';
import { deleteMediaOf } from '../media/media-repository.ts';
import { findConversation } from '../repository.ts';
import { emptyMessage, type Place } from './message-acts-repository.ts';

/**
 * Takes back an own message, for both sides: a line stays under its number, its words are gone, what it cost is spent and its
 * key goes on storing nothing twice. What the other had not read of it counts as unread no more; behind a break
 * the line waits like every message.
 * @throws AppError `conversation_not_found`, `message_not_found` also for a message of the other side
 */
export const removeMessage = async (services: Services, member: string, place: Place): Promise<void> => {
  const { conversation, seq } = place;
  await inTransaction(services.db, async (trx) => {
    const view = await lockOwnConversation(trx, member, conversation);
    if (!view) throw new AppError('conversation_not_found');
    const theirs = await findConversation(trx, view.other_id, member);
    const isWaiting = theirs !== undefined && seq > theirs.last_seq;
    const removed = { conversation, seq, sender: member, receiver: view.other_id };
    const outcome = await emptyMessage(
      trx,
      member,
      place,
      dateOf(services.clock),
      async ({ kind, client_id: clientId }) => {
        for (const { whenMessageRemoved } of isWaiting ? [] : services.subjects)
          await whenMessageRemoved?.(services, trx, removed);
        if (kind === 'photo' || kind === 'voice')
          await removeFiles(services, trx, await deleteMediaOf(trx, { sender: member, clientId }));
      },
    );
    if (outcome === 'missing') throw new AppError('message_not_found');
    if (outcome === 'before') return;
    if (theirs && seq > theirs.read_seq) {
      const { read_seq: readSeq } = theirs;
      const unread = await countAfter(trx, view.other_id, conversation, readSeq);
      await setMarks(trx, view.other_id, conversation, { read_seq: readSeq, ...unread });
    }
    const to = isWaiting ? [member] : [view.other_id, member];
    await tellNumbered(services, trx, to, { type: 'message_removed', conversation, seq });
  });
};
