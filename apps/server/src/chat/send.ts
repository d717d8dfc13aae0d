import type { Message } from '@vesper/contract';
import { checkMessageText, decideSend, messageCost } from '@vesper/domain';
import { findMember, lockMember, type Member } from '../account/member.ts';
import { lockBalance } from '../credits/ledger.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services.ts';
import { inTransaction, type Trx } from '../platform/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { hasBlocked } from '../trust/visibility.ts';
import { deliverMessage, lockConversation } from './deliver.ts';
import { queueNotices } from './notices.ts';
import { findConversation, readWaiting, toMessage, toWaitingMessage } from './repository.ts';
import { type Delivered, keepWaitingMessage } from './waiting.ts';

export interface SendRequest {
  readonly sender: Member;
  readonly receiver: string;
  readonly text: string;
  /** The idempotency key: the same one is stored once. */
  readonly clientId: string;
}

export interface Sent {
  readonly message: Message;
  readonly conversation: string | undefined;
  readonly credits: number;
  /** What the others must be told; undefined when it waits or was stored before. */
  readonly delivered: Delivered | undefined;
}

/** The message that this key has stored already, if it has. */
const findEarlier = async (trx: Trx, request: SendRequest, conversation: string | undefined) => {
  const waiting = (await readWaiting(trx, request.sender.id)).find(
    (row) => row.client_id === request.clientId,
  );
  if (waiting)
    return {
      same: waiting.receiver === request.receiver,
      text: waiting.text,
      message: toWaitingMessage(waiting),
    };
  if (!conversation) return undefined;
  const row = await trx
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversation)
    .where('sender', '=', request.sender.id)
    .where('client_id', '=', request.clientId)
    .executeTakeFirst();
  return row && { same: true, text: row.text, message: toMessage(row, request.sender.id) };
};

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
  const earlier = await findEarlier(trx, request, before?.id);
  if (earlier) {
    if (!earlier.same || earlier.text !== request.text) throw new AppError('idempotency_key_reused');
    const credits = await lockBalance(trx, sender.id);
    return { message: earlier.message, conversation: before?.id, credits, delivered: undefined };
  }
  const receiver = await findMember(trx, request.receiver);
  if (receiver?.site_id !== site.id) throw new AppError('member_not_found');
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
      conversationExists: before !== undefined || waiting.receivers.has(receiver.id),
      startedByOther: before?.started_by === receiver.id,
      blockedByReceiver: await hasBlocked(trx, receiver.id, sender.id),
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
    return { message: toWaitingMessage(row), conversation: before?.id, credits, delivered: undefined };
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
  await queueNotices(services, trx, { conversation, message, receiver });
  return {
    message: toMessage(message, sender.id),
    conversation,
    credits: credits - decision.cost,
    delivered: { conversation, message, receiver: receiver.id },
  };
};
