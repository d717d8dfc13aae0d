import { type Insertable, sql } from 'kysely';
import { dateOf } from '../platform/clock.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { type ConversationView, findConversationById, type MessageRow, pairOf } from './repository.ts';

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

/** Takes the next number of a locked conversation: numbers have no gaps. */
export const takeSeq = async (trx: Trx, conversation: string): Promise<number> => {
  const { last_seq: seq } = await trx
    .updateTable('conversations')
    .set({ last_seq: sql<number>`last_seq + 1` })
    .where('id', '=', conversation)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  return seq;
};

export const insertMessage = (trx: Trx, row: Insertable<Tables['messages']>): Promise<MessageRow> =>
  trx.insertInto('messages').values(row).returningAll().executeTakeFirstOrThrow();

interface Counted {
  readonly conversation: string;
  readonly sender: string;
  readonly receiver: string;
  readonly seq: number;
  readonly startsConversation: boolean;
}

/**
 * Counts a stored message: read by who wrote it, and shown to them with all before it, also on a break; unread for the
 * other. A conversation that it starts is counted too.
 */
export const countMessage = async (
  trx: Trx,
  { conversation, sender, receiver, seq, startsConversation }: Counted,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('conversation_members')
    .set({ last_message_at: now, hidden: false, read_seq: seq, shown_seq: seq, unread: 0 })
    .where('conversation_id', '=', conversation)
    .where('member_id', '=', sender)
    .execute();
  await trx
    .updateTable('conversation_members')
    .set({ last_message_at: now, hidden: false, unread: sql<number>`unread + 1` })
    .where('conversation_id', '=', conversation)
    .where('member_id', '=', receiver)
    .execute();
  if (startsConversation)
    await trx
      .updateTable('members')
      .set({ started_conversations: sql<number>`started_conversations + 1` })
      .where('id', '=', sender)
      .execute();
};

/** The conversation as its member sees it, locked: a message that arrives at the same moment is counted before or after. */
export const lockOwnConversation = async (
  trx: Trx,
  member: string,
  conversation: string,
): Promise<ConversationView | undefined> => {
  await trx
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversation)
    .forUpdate()
    .executeTakeFirst();
  return findConversationById(trx, member, conversation);
};

/** How many messages of the other side stand after a place, without those that were taken back. */
export const countAfter = async (
  trx: Trx,
  member: string,
  conversation: string,
  seq: number,
): Promise<number> => {
  const { count } = await trx
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('conversation_id', '=', conversation)
    .where('seq', '>', seq)
    .where('sender', '<>', member)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Writes one side's marks. */
export const setMarks = async (
  trx: Trx,
  member: string,
  conversation: string,
  marks: {
    readonly read_seq: number;
    readonly unread: number;
    readonly hidden?: boolean;
    readonly cleared_seq?: number;
  },
): Promise<void> => {
  await trx
    .updateTable('conversation_members')
    .set(marks)
    .where('conversation_id', '=', conversation)
    .where('member_id', '=', member)
    .execute();
};

/** A break begins: notes up to where each conversation of the member stands, which is what the member goes on being shown. */
export const noteShown = async (trx: Trx, member: string): Promise<void> => {
  await trx
    .updateTable('conversation_members as mine')
    .from('conversations as c')
    .set(({ ref }) => ({ shown_seq: ref('c.last_seq') }))
    .whereRef('c.id', '=', 'mine.conversation_id')
    .where('mine.member_id', '=', member)
    .execute();
};
