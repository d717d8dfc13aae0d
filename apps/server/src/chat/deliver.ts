import { spendCredits } from '../credits/spend.ts';
import { dateOf } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { countMessage, insertMessage, takeSeq } from './message-repository.ts';
import type { MessageRow } from './repository.ts';

/** A stored message and who must be told of it. */
export interface Delivered {
  readonly conversation: string;
  readonly message: MessageRow;
  readonly receiver: string;
}

export interface NewMessage {
  readonly site: string;
  readonly sender: string;
  readonly receiver: string;
  readonly clientId: string;
  readonly text: string;
  readonly cost: number;
  readonly startsConversation: boolean;
}

/**
 * Stores a message under the next number of its locked conversation, charges the sender and counts it as unread for the
 * receiver: one act, in the caller's transaction.
 */
export const deliverMessage = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  conversation: string,
  message: NewMessage,
): Promise<MessageRow> => {
  const now = dateOf(services.clock);
  const { site, sender, receiver, cost, startsConversation } = message;
  const seq = await takeSeq(trx, conversation);
  const row = await insertMessage(trx, {
    conversation_id: conversation,
    seq,
    id: newId(),
    sender,
    client_id: message.clientId,
    kind: 'text',
    text: message.text,
    cost,
    sent_at: now,
  });
  if (cost > 0)
    await spendCredits(services, trx, {
      site,
      member: sender,
      credits: cost,
      reference: `message:${row.id}`,
    });
  await countMessage(trx, { conversation, sender, receiver, seq, startsConversation }, now);
  return row;
};
