import { inTransaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { tellNumbered } from '../../../platform/live/tell-numbered.ts';
import type { Services } from '../../../platform/services/services.ts';
import { findConversationWith } from '../list-repository.ts';
import { lockOwnConversation } from '../../message-repository.ts';
import { type ChatChoices, setChoices } from './archive-repository.ts';

/**
 * Archives and mutes a conversation for one of its members, or takes that back; tells their other pages what holds then, if it
 * is anything new. The other side neither sees nor hears of it.
 * @throws AppError `conversation_not_found`, also where the member has removed it
 */
export const updateChat = (
  services: Services,
  member: string,
  conversation: string,
  choices: Partial<ChatChoices>,
): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const view = await lockOwnConversation(trx, member, conversation);
    if (!view) throw new AppError('conversation_not_found');
    const before = await findConversationWith(trx, member, { conversation });
    if (!before || before.hidden) throw new AppError('conversation_not_found');
    // One that a message has brought back is not put away once more by being muted.
    const isBack = before.archived ? {} : { archived: false };
    const place = { conversation, lastSeq: view.last_seq };
    if (!(await setChoices(trx, member, place, { ...isBack, ...choices }))) return;
    const now = await findConversationWith(trx, member, { conversation });
    if (!now) throw new AppError('conversation_not_found');
    const { archived, muted } = now;
    if (archived === before.archived && muted === before.muted) return;
    await tellNumbered(services, trx, [member], { type: 'chat_changed', conversation, archived, muted });
  });
