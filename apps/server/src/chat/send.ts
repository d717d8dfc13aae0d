import type { Message } from '@vesper/contract';
import { checkMessageText, maskCardNumbers } from '@vesper/domain';
import { findMember, lockMember, type Member } from '../member/repository.ts';
import { lockBalance } from '../credits/repository.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { hasBlocked } from '../trust/repository.ts';
import { isHiddenByBreak } from '../trust/visibility.ts';
import type { Delivered } from './deliver.ts';
import { postMessage } from './post.ts';
import { type ConversationView, findConversation, toMessage, toWaitingMessage } from './repository.ts';
import { type Earlier, findEarlier } from './sent-keys.ts';
import { keepRefused } from './unpaid/unpaid.ts';
import { findUnpaidByKey } from './unpaid/unpaid-repository.ts';
import { keepWaitingMessage, waitingState } from './waiting/waiting.ts';

export interface SendRequest {
  readonly sender: Member;
  readonly receiver: string;
  readonly text: string;
  /** The idempotency key: the same one is stored once. */
  readonly clientId: string;
}

export interface Sent {
  readonly message: Message;
  readonly conversation: ConversationView | undefined;
  readonly credits: number;
  /**
   * What the others must be told; undefined while it waits. Also given for a key sent again: the request that stored it
   * may have failed before it told anybody, and browsers drop what they have.
   */
  readonly delivered: Delivered | undefined;
}

/**
 * Sends a message, exactly once for its client id: stores it, without the digits of a card number, charges it and counts it
 * unread in one transaction (spec §6, readings). Rows are locked in one order everywhere: member, conversation, account.
 * @throws AppError `message_empty`, `message_too_long`, `own_profile`, `member_not_found`, `blocked_by_member`,
 *   `member_not_available`, `free_conversation_limit`, `not_enough_credits`, `idempotency_key_reused`
 */
export const sendMessage = async (services: Services, site: Site, request: SendRequest): Promise<Sent> => {
  const text = maskCardNumbers(request.text.trim());
  const refusal = checkMessageText(text, site.rules);
  if (refusal) throw new AppError(refusal);
  if (request.receiver === request.sender.id) throw new AppError('own_profile');
  try {
    return await inTransaction(services.db, (trx) => sendIn(services, trx, site, { ...request, text }));
  } catch (error) {
    await keepRefused(services, { ...request, text }, error);
    throw error;
  }
};

/**
 * What a key that was used before has stored; undefined for a new key.
 * @throws AppError `idempotency_key_reused` when it came with another message
 */
const sentBefore = async (
  trx: Trx,
  { sender, receiver, clientId, text }: SendRequest,
): Promise<Earlier | undefined> => {
  const earlier = await findEarlier(trx, sender.id, clientId);
  if (!earlier) {
    // Refused for want of money, and kept: an order sends what it has shown, and nothing that came under its key since.
    const kept = await findUnpaidByKey(trx, sender.id, clientId);
    if (kept && (kept.receiver !== receiver || kept.text !== text))
      throw new AppError('idempotency_key_reused');
    return undefined;
  }
  const isSame = earlier.receiver === receiver && (earlier.state === 'gone' || earlier.text === text);
  if (!isSame) throw new AppError('idempotency_key_reused');
  return earlier;
};

const sendIn = async (services: Services, trx: Trx, site: Site, request: SendRequest): Promise<Sent> => {
  const sender = await lockMember(trx, request.sender.id);
  const conversation = () => findConversation(trx, sender.id, request.receiver);
  const earlier = await sentBefore(trx, request);
  if (earlier && earlier.state !== 'gone') {
    const { message, delivered } = earlier;
    return {
      message,
      conversation: await conversation(),
      credits: await lockBalance(trx, sender.id),
      delivered,
    };
  }
  const receiver = await findMember(trx, request.receiver);
  if (receiver?.site_id !== site.id) throw new AppError('member_not_found');
  if (await isHiddenByBreak(trx, receiver, sender.id)) throw new AppError('member_not_found');
  // Sent and paid before, taken away by a block since: it is not sent a second time.
  if (earlier && !(await hasBlocked(trx, receiver.id, sender.id))) throw new AppError('member_not_available');
  const { clientId, text } = request;
  const letter = { sender, receiver, clientId, text, free: false };
  const posted = await postMessage(services, trx, site, letter, await waitingState(trx, sender.id, site));
  if (posted.act === 'refuse')
    throw new AppError(
      posted.code,
      posted.code === 'blocked_by_member' ? { params: { name: receiver.name } } : {},
    );
  const { credits } = posted;
  if (posted.act === 'wait') {
    const row = await keepWaitingMessage(services, trx, {
      sender: sender.id,
      receiver: receiver.id,
      clientId,
      text,
      free: false,
    });
    const message = toWaitingMessage(row);
    return { message, conversation: await conversation(), credits, delivered: undefined };
  }
  const { delivered } = posted;
  return {
    message: toMessage(delivered.message, sender.id),
    conversation: await conversation(),
    credits,
    delivered,
  };
};
