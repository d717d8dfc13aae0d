import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { type ConversationView, type MessageRow, toView, viewOf } from './repository.ts';

export interface ChatPosition {
  readonly lastMessageAt: string;
  readonly id: string;
}

/** What stands after a place of a list that is ordered by this time and the conversation. */
const after = (column: 'mine.last_message_at' | 'shown.sent_at', { lastMessageAt, id }: ChatPosition) =>
  sql<boolean>`(${sql.ref(column)}, mine.conversation_id) < (${lastMessageAt}::timestamptz, ${id}::uuid)`;

/** One page of a member's conversations, the newest first. */
const listAll = async (db: Database, member: string, limit: number, position?: ChatPosition) => {
  const query = viewOf(db, member)
    .where('mine.hidden', '=', false)
    .orderBy('mine.last_message_at', 'desc')
    .orderBy('mine.conversation_id', 'desc')
    .limit(limit);
  const rows = await (position ? query.where(after('mine.last_message_at', position)) : query).execute();
  return rows.map(toView);
};

/**
 * The same on a break: in the order of what is shown of them. What came since has moved no conversation up, has brought no
 * removed one back, and has begun none.
 */
const listShown = async (db: Database, member: string, limit: number, position?: ChatPosition) => {
  const query = viewOf(db, member)
    .innerJoin('messages as shown', (join) =>
      join
        .onRef('shown.conversation_id', '=', 'mine.conversation_id')
        .onRef('shown.seq', '=', 'mine.shown_seq'),
    )
    .select('shown.sent_at as shown_at')
    .where('mine.hidden', '=', false)
    .whereRef('mine.shown_seq', '>', 'mine.cleared_seq')
    .orderBy('shown.sent_at', 'desc')
    .orderBy('mine.conversation_id', 'desc')
    .limit(limit);
  const rows = await (position ? query.where(after('shown.sent_at', position)) : query).execute();
  return rows.map(({ shown_at, ...row }) => toView({ ...row, last_message_at: shown_at }));
};

/** One page of a member's conversations as the member is shown them, the newest first. */
export const listConversations = (
  db: Database,
  { id, onBreak }: { readonly id: string; readonly onBreak: boolean },
  limit: number,
  position?: ChatPosition,
): Promise<ConversationView[]> => (onBreak ? listShown : listAll)(db, id, limit, position);

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

/**
 * All unread messages of a member that the member is told of: the number on the badge. And whether there may be more that
 * wait for the end of a break.
 */
export const readUnread = async (
  db: Database,
  member: string,
): Promise<{ readonly total: number; readonly onBreak: boolean }> => {
  const counted = await db
    .selectFrom('members as me')
    .select(({ selectFrom }) => [
      sql<boolean>`me.paused_at is not null`.as('on_break'),
      selectFrom('conversation_members as mine')
        .select(sql<number>`coalesce(sum(mine.unread), 0)::bigint`.as('total'))
        .whereRef('mine.member_id', '=', 'me.id')
        .where('mine.hidden', '=', false)
        .as('total'),
    ])
    .where('me.id', '=', member)
    .executeTakeFirst();
  if (!counted?.on_break) return { total: Number(counted?.total ?? 0), onBreak: false };
  const views = await viewOf(db, member)
    .where('mine.hidden', '=', false)
    .where('mine.unread', '>', 0)
    .execute();
  const total = views.map(toView).reduce((sum, { unread }) => sum + unread, 0);
  return { total, onBreak: true };
};
