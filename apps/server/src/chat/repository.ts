import type { Conversation, Message } from '@vesper/contract';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';

export type MessageRow = Selectable<Tables['messages']>;
export type WaitingRow = Selectable<Tables['waiting_messages']>;

export interface ConversationView {
  readonly id: string;
  readonly other_id: string;
  readonly last_seq: number;
  readonly started_by: string;
  readonly unread: number;
  readonly read_seq: number;
  readonly cleared_seq: number;
  readonly other_read_seq: number;
  readonly last_message_at: Date;
}

/** Two members always meet in the same row, whoever wrote first. */
export const pairOf = (one: string, two: string) =>
  one < two ? { low_member: one, high_member: two } : { low_member: two, high_member: one };

const viewOf = (db: Database | Trx, member: string) =>
  db
    .selectFrom('conversation_members as mine')
    .innerJoin('conversations as c', 'c.id', 'mine.conversation_id')
    .innerJoin('conversation_members as theirs', (join) =>
      join
        .onRef('theirs.conversation_id', '=', 'mine.conversation_id')
        .onRef('theirs.member_id', '=', 'mine.other_id'),
    )
    .select([
      'c.id',
      'mine.other_id',
      'c.last_seq',
      'c.started_by',
      'mine.unread',
      'mine.read_seq',
      'mine.cleared_seq',
      'theirs.read_seq as other_read_seq',
      'mine.last_message_at',
    ])
    .where('mine.member_id', '=', member);

/** The conversation of two members as `member` sees it. */
export const findConversation = (
  db: Database | Trx,
  member: string,
  other: string,
): Promise<ConversationView | undefined> =>
  viewOf(db, member).where('mine.other_id', '=', other).executeTakeFirst();

export const findConversationById = (
  db: Database | Trx,
  member: string,
  id: string,
): Promise<ConversationView | undefined> => viewOf(db, member).where('c.id', '=', id).executeTakeFirst();

export interface ChatPosition {
  readonly lastMessageAt: string;
  readonly id: string;
}

/** One page of a member's conversations, the newest first. */
export const listConversations = (
  db: Database,
  member: string,
  limit: number,
  position?: ChatPosition,
): Promise<ConversationView[]> => {
  let query = viewOf(db, member)
    .where('mine.hidden', '=', false)
    .orderBy('mine.last_message_at', 'desc')
    .orderBy('mine.conversation_id', 'desc')
    .limit(limit);
  if (position)
    query = query.where(
      sql<boolean>`(mine.last_message_at, mine.conversation_id) < (${position.lastMessageAt}::timestamptz, ${position.id}::uuid)`,
    );
  return query.execute();
};

/** Messages of a conversation in order. `after` and `before` are seqs, both excluded; the newest `limit` of that range. */
export const readMessages = async (
  db: Database | Trx,
  conversation: string,
  range: { after: number; before?: number | undefined; limit: number; oldestFirst?: boolean },
): Promise<MessageRow[]> => {
  let query = db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversation)
    .where('seq', '>', range.after)
    .orderBy('seq', range.oldestFirst ? 'asc' : 'desc')
    .limit(range.limit);
  if (range.before !== undefined) query = query.where('seq', '<', range.before);
  const rows = await query.execute();
  return range.oldestFirst ? rows : rows.reverse();
};

/** The newest message of each of these conversations, by conversation. */
export const readLastMessages = async (
  db: Database,
  conversations: readonly ConversationView[],
): Promise<ReadonlyMap<string, MessageRow>> => {
  if (conversations.length === 0) return new Map();
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where(({ or, and, eb }) =>
      or(
        conversations.map(({ id, last_seq }) =>
          and([eb('conversation_id', '=', id), eb('seq', '=', last_seq)]),
        ),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.conversation_id, row]));
};

export const toMessage = (row: MessageRow, viewer: string): Message => ({
  id: row.id,
  seq: row.seq,
  sender: row.sender,
  kind: row.kind,
  text: row.text,
  sent_at: row.sent_at.toISOString(),
  client_id: row.sender === viewer ? row.client_id : null,
  state: 'delivered',
});

export const toWaitingMessage = (row: WaitingRow): Message => ({
  id: row.id,
  seq: 0,
  sender: row.sender,
  kind: 'text',
  text: row.text,
  sent_at: row.sent_at.toISOString(),
  client_id: row.client_id,
  state: 'waiting',
});

export const toConversation = (view: ConversationView): Conversation => ({
  id: view.id,
  last_seq: view.last_seq,
  read_seq: view.read_seq,
  read_by_other_seq: view.other_read_seq,
});
