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

/** Whether two members let each other know what they have read. */
export const knowOfEachOther = async (trx: Trx, one: string, two: string): Promise<boolean> => {
  const silent = await trx
    .selectFrom('members')
    .select('id')
    .where('id', 'in', [one, two])
    .where('read_receipts', '=', false)
    .limit(1)
    .executeTakeFirst();
  return silent === undefined;
};

/** What of a conversation its member has not read. */
export interface UnreadMarks {
  readonly unread: number;
  /** What of it stands up to `shown_seq`. */
  readonly shown_unread: number;
}

/** How many messages of the other side stand after a place, without those that were taken back. */
export const countAfter = async (
  trx: Trx,
  member: string,
  conversation: string,
  seq: number,
): Promise<UnreadMarks> => {
  const { unread, shown } = await trx
    .selectFrom('conversation_members as mine')
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.conversation_id', '=', 'mine.conversation_id')
        .on('messages.seq', '>', seq)
        .onRef('messages.sender', '<>', 'mine.member_id')
        .on('messages.removed_at', 'is', null),
    )
    .select(({ fn, ref }) => [
      fn.count<number>('messages.seq').as('unread'),
      fn.count<number>('messages.seq').filterWhere('messages.seq', '<=', ref('mine.shown_seq')).as('shown'),
    ])
    .where('mine.conversation_id', '=', conversation)
    .where('mine.member_id', '=', member)
    .executeTakeFirstOrThrow();
  return { unread: Number(unread), shown_unread: Number(shown) };
};

/** Writes one side's marks. */
export const setMarks = async (
  trx: Trx,
  member: string,
  conversation: string,
  marks: UnreadMarks & {
    readonly read_seq: number;
    readonly hidden?: boolean;
    readonly cleared_seq?: number;
    readonly archived_at?: null;
  },
): Promise<void> => {
  await trx
    .updateTable('conversation_members')
    .set(marks)
    .where('conversation_id', '=', conversation)
    .where('member_id', '=', member)
    .execute();
};

/**
 * A break begins: notes up to where each conversation of the member stands, which is what the member goes on being shown. They
 * are locked first, so that a message that arrives at the same moment stands before that place or after it, with its count.
 */
export const noteShown = async (trx: Trx, member: string): Promise<void> => {
  await trx
    .selectFrom('conversation_members as mine')
    .innerJoin('conversations as c', 'c.id', 'mine.conversation_id')
    .select('c.id')
    .where('mine.member_id', '=', member)
    .orderBy('c.id')
    .forUpdate('c')
    .execute();
  await trx
    .updateTable('conversation_members as mine')
    .from('conversations as c')
    .set(({ ref }) => ({ shown_seq: ref('c.last_seq'), shown_unread: ref('mine.unread') }))
    .whereRef('c.id', '=', 'mine.conversation_id')
    .where('mine.member_id', '=', member)
    .execute();
};
