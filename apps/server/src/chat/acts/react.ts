import { isShown, type ReactionCode, shownRange } from '@vesper/domain';
import type { Member } from '../../member/repository.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { tellNumbered } from '../../platform/live/tell-numbered.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Site } from '../../site/site-directory.ts';
import { lockOwnConversation } from '../message-repository.ts';
import { findConversation } from '../repository.ts';
import { deleteReaction, isThere, type Place, saveReaction } from './message-acts-repository.ts';

/**
 * Notes how a member finds a message that they see, or with null takes that back; free. Whoever sees that message is told of
 * a change. A block has taken the conversation away.
 * @throws AppError `conversation_not_found`, `message_not_found`
 */
export const react = async (
  services: Pick<Services, 'db' | 'live' | 'clock'>,
  site: Site,
  member: Member,
  place: Place,
  code: ReactionCode | null,
): Promise<void> => {
  const { conversation, seq } = place;
  await inTransaction(services.db, async (trx) => {
    // Locked, so that what is told has the order of what is stored, and nobody takes the message back meanwhile.
    const view = await lockOwnConversation(trx, member.id, conversation);
    if (!view) throw new AppError('conversation_not_found');
    // On a break the view ends already where the member's own does.
    const marks = {
      lastSeq: view.last_seq,
      shownSeq: view.last_seq,
      clearedSeq: view.cleared_seq,
      onBreak: false,
    };
    if (!isShown(seq, shownRange(marks, member, site.rules))) throw new AppError('message_not_found');
    if (!(await isThere(trx, place))) throw new AppError('message_not_found');
    const isNew =
      code === null
        ? await deleteReaction(trx, member.id, place)
        : await saveReaction(trx, member.id, place, code);
    if (!isNew) return;
    const theirs = await findConversation(trx, view.other_id, member.id);
    const isTold = theirs !== undefined && seq <= theirs.last_seq && seq > theirs.cleared_seq;
    const event = { type: 'reaction', conversation, seq, member: member.id, code } as const;
    await tellNumbered(services, trx, isTold ? [member.id, view.other_id] : [member.id], event);
  });
};
