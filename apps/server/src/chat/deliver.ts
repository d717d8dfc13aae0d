import { spendTransfer } from '@vesper/domain';
import { sql } from 'kysely';
import { postTransfer } from '../credits/ledger.ts';
import { dateOf } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import type { Trx } from '../platform/transaction.ts';
import { type MessageRow, pairOf } from './repository.ts';

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

/** Makes the conversation of two members if it is the first message, and locks it: its messages are numbered one by one. */
export const lockConversation = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  site: string,
  starter: string,
  other: string,
): Promise<string> => {
  const pair = pairOf(starter, other);
  const now = dateOf(services.clock);
  const made = await trx
    .insertInto('conversations')
    .values({ id: newId(), site_id: site, ...pair, started_by: starter, created_at: now })
    .onConflict((conflict) => conflict.constraint('conversations_pair').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    await trx
      .insertInto('conversation_members')
      .values(
        [
          [starter, other],
          [other, starter],
        ].map(([member_id = '', other_id = '']) => ({
          conversation_id: made.id,
          member_id,
          other_id,
          last_message_at: now,
        })),
      )
      .execute();
    return made.id;
  }
  const row = await trx
    .selectFrom('conversations')
    .select('id')
    .where('low_member', '=', pair.low_member)
    .where('high_member', '=', pair.high_member)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.id;
};

/**
 * Stores a message under the next number of its conversation, charges the sender and counts it as unread for the
 * receiver: one act, in the caller's transaction.
 */
export const deliverMessage = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  conversation: string,
  message: NewMessage,
): Promise<MessageRow> => {
  const now = dateOf(services.clock);
  const { last_seq: seq } = await trx
    .updateTable('conversations')
    .set({ last_seq: sql<number>`last_seq + 1` })
    .where('id', '=', conversation)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  const row = await trx
    .insertInto('messages')
    .values({
      conversation_id: conversation,
      seq,
      id: newId(),
      sender: message.sender,
      client_id: message.clientId,
      kind: 'text',
      text: message.text,
      cost: message.cost,
      sent_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (message.cost > 0)
    await postTransfer(
      services,
      trx,
      message.site,
      spendTransfer({
        id: newId(),
        memberId: message.sender,
        credits: message.cost,
        reference: `message:${row.id}`,
      }),
    );
  await countMessage(trx, conversation, message, seq, now);
  return row;
};

const countMessage = async (trx: Trx, conversation: string, message: NewMessage, seq: number, now: Date) => {
  await trx
    .updateTable('conversation_members')
    .set({ last_message_at: now, hidden: false, read_seq: seq, unread: 0 })
    .where('conversation_id', '=', conversation)
    .where('member_id', '=', message.sender)
    .execute();
  await trx
    .updateTable('conversation_members')
    .set({ last_message_at: now, hidden: false, unread: sql<number>`unread + 1` })
    .where('conversation_id', '=', conversation)
    .where('member_id', '=', message.receiver)
    .execute();
  if (message.startsConversation)
    await trx
      .updateTable('members')
      .set({ started_conversations: sql<number>`started_conversations + 1` })
      .where('id', '=', message.sender)
      .execute();
};
