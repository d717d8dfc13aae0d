import type { Message } from '@vesper/contract';
import { checkMessageText, decideSend, messageCost } from '@vesper/domain';
import { findMember, lockMember, type Member } from '../member/member.ts';
import { lockBalance } from '../credits/ledger.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services.ts';
import { inTransaction, type Trx } from '../platform/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { hasBlocked } from '../trust/repository.ts';
import { type Delivered, deliverMessage, lockConversation } from './deliver.ts';
import { queueNotices } from './notices.ts';
import {
  type ConversationView,
  findConversation,
  readWaiting,
  toMessage,
  toWaitingMessage,
} from './repository.ts';
import { findEarlier, noteSentKey } from './sent-keys.ts';
import { keepWaitingMessage } from './waiting.ts';

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

/** What the messages that already wait will take on confirmation. */
const waitingState = async (trx: Trx, sender: string, site: Site) => {
  const waiting = await readWaiting(trx, sender);
  const paid = waiting.filter((row) => !row.free).length;
  return {
    cost: paid * messageCost('text', site.rules),
    receivers: new Set(waiting.map((row) => row.receiver)),
  };
};

/**
 * Sends a message, exactly once for its client id: stores it, charges it and counts it unread in one transaction
 * (spec §6, readings). Rows are locked in one order everywhere: member, conversation, account.
 * @throws AppError `message_empty`, `message_too_long`, `own_profile`, `member_not_found`, `blocked_by_member`,
 *   `member_not_available`, `free_conversation_limit`, `not_enough_credits`, `idempotency_key_reused`
 */
export const sendMessage = async (services: Services, site: Site, request: SendRequest): Promise<Sent> => {
  const text = request.text.trim();
  const refusal = checkMessageText(text, site.rules);
  if (refusal) throw new AppError(refusal);
  if (request.receiver === request.sender.id) throw new AppError('own_profile');
  return inTransaction(services.db, (trx) => sendIn(services, trx, site, { ...request, text }));
};

const sendIn = async (services: Services, trx: Trx, site: Site, request: SendRequest): Promise<Sent> => {
  const sender = await lockMember(trx, request.sender.id);
  const before = await findConversation(trx, sender.id, request.receiver);
  const earlier = await findEarlier(trx, sender.id, request.clientId);
  if (earlier && earlier.receiver !== request.receiver) throw new AppError('idempotency_key_reused');
  if (earlier && earlier.state !== 'gone') {
    if (earlier.text !== request.text) throw new AppError('idempotency_key_reused');
    const { message, delivered } = earlier;
    return { message, conversation: before, credits: await lockBalance(trx, sender.id), delivered };
  }
  const receiver = await findMember(trx, request.receiver);
  if (receiver?.site_id !== site.id) throw new AppError('member_not_found');
  const blockedByReceiver = await hasBlocked(trx, receiver.id, sender.id);
  // Sent and paid before, taken away by a block since: it is not sent a second time.
  if (earlier && !blockedByReceiver) throw new AppError('member_not_available');
  const waiting = await waitingState(trx, sender.id, site);
  // The conversation is locked before the account, here and everywhere.
  const existing = before
    ? await lockConversation(services, trx, site.id, sender.id, receiver.id)
    : undefined;
  const credits = await lockBalance(trx, sender.id);
  const decision = decideSend(
    {
      sender: {
        confirmed: sender.status === 'active',
        premium: sender.premium,
        credits,
        startedConversations:
          sender.started_conversations + (sender.status === 'active' ? 0 : waiting.receivers.size),
        waitingCost: waiting.cost,
      },
      conversationExists:
        before !== undefined || (sender.status !== 'active' && waiting.receivers.has(receiver.id)),
      startedByOther: before?.started_by === receiver.id,
      blockedByReceiver,
      blockedBySender: await hasBlocked(trx, sender.id, receiver.id),
      receiverActive: receiver.status === 'active',
      kind: 'text',
      free: false,
    },
    site.rules,
  );
  if (decision.act === 'refuse')
    throw new AppError(
      decision.code,
      decision.code === 'blocked_by_member' ? { params: { name: receiver.name } } : {},
    );
  const { clientId, text } = request;
  if (decision.act === 'wait') {
    const row = await keepWaitingMessage(services, trx, {
      sender: sender.id,
      receiver: receiver.id,
      clientId,
      text,
      free: false,
    });
    return { message: toWaitingMessage(row), conversation: before, credits, delivered: undefined };
  }
  const conversation = existing ?? (await lockConversation(services, trx, site.id, sender.id, receiver.id));
  const message = await deliverMessage(services, trx, conversation, {
    site: site.id,
    sender: sender.id,
    receiver: receiver.id,
    clientId,
    text,
    cost: decision.cost,
    startsConversation: decision.startsConversation,
  });
  const stored = { conversation, seq: message.seq };
  await noteSentKey(trx, { sender: sender.id, clientId, receiver: receiver.id, stored });
  await queueNotices(services, trx, { conversation, message, receiver });
  return {
    message: toMessage(message, sender.id),
    conversation: await findConversation(trx, sender.id, receiver.id),
    credits: credits - decision.cost,
    delivered: { conversation, message, receiver: receiver.id },
  };
};
