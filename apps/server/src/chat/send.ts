import type { Message } from '@vesper/contract';
import { checkMessageContent, storedText } from '@vesper/domain';
import type { Member } from '../member/repository.ts';
import { dateOf } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import type { StoredContent } from './content.ts';
import { type MediaKey, takeForSend } from './media/media-repository.ts';
import type { ConversationView } from './repository.ts';
import { keepRefused } from './unpaid/unpaid.ts';

/** What a member sends; a photo by the id that it was taken in under. */
type SentContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'gift'; readonly gift: string }
  | { readonly kind: 'photo'; readonly photo: string }
  | { readonly kind: 'voice'; readonly voice: string };

export interface SendRequest {
  readonly sender: Pick<Member, 'id' | 'status'>;
  readonly receiver: string;
  readonly content: SentContent;
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

/** Words as they are stored; anything else as it is. */
const cleaned = (content: SentContent): SentContent =>
  content.kind === 'text' ? { kind: 'text', text: storedText(content.text) } : content;

/**
 * How what is sent is stored. Of a file that is not there the name alone: the message may have been sent before, and its file
 * been taken back.
 */
const toStored = async (
  services: Pick<Services, 'db' | 'clock'>,
  content: SentContent,
  key: MediaKey,
): Promise<Required<StoredContent>> => {
  if (content.kind === 'text') return { kind: 'text', text: content.text, payload: null };
  if (content.kind === 'gift') return { kind: 'gift', text: '', payload: { gift: content.gift } };
  const { kind } = content;
  const id = kind === 'photo' ? content.photo : content.voice;
  const media = (await takeForSend(services.db, { id, kind, ...key }, dateOf(services.clock))) ?? { id };
  return { kind, text: '', payload: { [kind]: media } };
};

/**
 * Sends a message, of whatever kind, exactly once for its client id: stores it, charges it and counts it unread in one
 * transaction, and tells both sides (spec §6, readings). Those that come at the same time go together.
 * @throws AppError `message_empty`, `message_too_long`, `gift_not_available`, `photo_not_found`,
 *   `voice_not_found`, `own_profile`, `member_not_found`, `blocked_by_member`, `member_not_available`, `message_not_found` (what it answers), `free_conversation_limit`, `not_enough_credits`,
 *   `message_repeated`, `too_many_conversations`, `too_many_messages`, `idempotency_key_reused`
 */
export const sendMessage = async (services: Services, site: Site, request: SendRequest): Promise<Sent> => {
  const { sender, receiver, clientId, answerTo } = request;
  const content = cleaned(request.content);
  const refusal = checkMessageContent(content, site.rules);
  if (refusal) throw new AppError(refusal);
  if (receiver === sender.id) throw new AppError('own_profile');
  const stored = await toStored(services, content, { sender: sender.id, receiver, clientId });
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
