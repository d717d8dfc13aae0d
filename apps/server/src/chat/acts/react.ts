import { isShown, type ReactionCode, shownRange } from '@vesper/domain';
import type { Member } from '../../member/repository.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { tellNumbered } from '../../platform/live/tell-numbered.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Site } from '../../site/site-directory.ts';
import { findConversationById } from '../repository.ts';
import { deleteReaction, type Place, saveReaction } from './message-acts-repository.ts';

/**
 * Notes how a member finds a message that they see, or with null takes that back; free, and both sides are told. A block has
 * taken the conversation away.
 * @throws AppError `conversation_not_found`, `message_not_found`
 */
export const react = async (
  services: Pick<Services, 'db' | 'live' | 'clock'>,
  site: Site,
  member: Member,
  place: Place,
  code: ReactionCode | null,
): Promise<void> => {
  const { db } = services;
  const view = await findConversationById(db, member.id, place.conversation);
  if (!view) throw new AppError('conversation_not_found');
  // On a break the view ends already where the member's own does.
  const marks = {
    lastSeq: view.last_seq,
    shownSeq: view.last_seq,
    clearedSeq: view.cleared_seq,
    onBreak: false,
  };
  const isSeen = isShown(place.seq, shownRange(marks, member, site.rules));
  if (!isSeen) throw new AppError('message_not_found');
  await inTransaction(db, async (trx) => {
    if (code === null) await deleteReaction(trx, member.id, place);
    else if (!(await saveReaction(trx, member.id, place, code))) throw new AppError('message_not_found');
    const { conversation, seq } = place;
    const event = { type: 'reaction', conversation, seq, member: member.id, code } as const;
    await tellNumbered(services, trx, [member.id, view.other_id], event);
  });
};
