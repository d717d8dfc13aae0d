import type { Message } from '@vesper/contract';
import { checkMessageContent, maskCardNumbers, type SendContent } from '@vesper/domain';
import type { Member } from '../member/repository.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { toStored } from './content.ts';
import type { ConversationView } from './repository.ts';
import { keepRefused } from './unpaid/unpaid.ts';

export interface SendRequest {
  readonly sender: Pick<Member, 'id' | 'status'>;
  readonly receiver: string;
  readonly content: SendContent;
  /** The number of the message that it answers. */
  readonly answerTo: number | null;
  /** The idempotency key: the same one is stored once. */
  readonly clientId: string;
}

export interface Sent {
  readonly message: Message;
  readonly conversation: ConversationView | undefined;
  readonly credits: number;
}

/** Words without blanks around them and without the digits of a card number; anything else as it is. */
const cleaned = (content: SendContent): SendContent =>
  content.kind === 'text' ? { kind: 'text', text: maskCardNumbers(content.text.trim()) } : content;

/**
 * Sends a message, of whatever kind, exactly once for its client id: stores it, charges it and counts it unread in one
 * transaction, and tells both sides (spec §6, readings). Those that come at the same time go together.
 * @throws AppError `message_empty`, `message_too_long`, `gift_not_available`, `own_profile`, `member_not_found`, `blocked_by_member`,
 *   `member_not_available`, `message_not_found` (what it answers), `free_conversation_limit`, `not_enough_credits`,
 *   `message_repeated`, `too_many_conversations`, `too_many_messages`, `idempotency_key_reused`
 */
export const sendMessage = async (services: Services, site: Site, request: SendRequest): Promise<Sent> => {
  const { sender, receiver, clientId, answerTo } = request;
  const content = cleaned(request.content);
  const refusal = checkMessageContent(content, site.rules);
  if (refusal) throw new AppError(refusal);
  if (receiver === sender.id) throw new AppError('own_profile');
  const stored = toStored(content);
  const letter = {
    sender: sender.id,
    receiver,
    clientId,
    ...stored,
    answerTo,
    free: false,
    isKeyFree: false,
  };
  const posted = await services.sends.send(site, letter);
  if (posted.act !== 'refuse') return posted;
  const { code, name } = posted;
  await keepRefused(services, { sender, receiver, clientId, ...stored, answerTo }, code);
  throw new AppError(code, code === 'blocked_by_member' ? { params: { name } } : {});
};
