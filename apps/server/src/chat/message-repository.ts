import type { Trx } from '../platform/database/transaction.ts';
import { type ConversationView, findConversationById } from './repository.ts';

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
