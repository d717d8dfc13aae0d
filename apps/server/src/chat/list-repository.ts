import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { ask, question, type Question } from '../platform/database/together.ts';
import { type CardRow, cardRows } from '../member/card-repository.ts';
import type { Member } from '../member/repository.ts';
import { type ConversationView, type MessageRow, toView, viewOf } from './repository.ts';

export interface ChatPosition {
  readonly lastMessageAt: string;
  readonly id: string;
}

/** What stands after a place of a list that is ordered by this time and the conversation. */
const after = (column: 'mine.last_message_at' | 'shown.sent_at', { lastMessageAt, id }: ChatPosition) =>
  sql<boolean>`(${sql.ref(column)}, mine.id) < (${lastMessageAt}::timestamptz, ${id}::uuid)`;

/** A conversation in the list: with the newest message that the member is shown, and the other member's card. */
export interface ListedConversation {
  readonly view: ConversationView;
  readonly last: MessageRow | undefined;
  readonly other: CardRow;
}

/** The conversations of a member as {@link viewOf} reads them, each with the other member. */
const withOther = (db: Database, member: string) =>
  cardRows(db)
    .innerJoin(viewOf(db, member).as('mine'), 'mine.other_id', 'members.id')
    .select([
      'mine.id as conversation_id',
      'mine.other_id',
      'mine.unread',
      'mine.read_seq',
      'mine.cleared_seq',
      'mine.shown_seq',
      'mine.last_message_at',
      'mine.last_seq',
      'mine.started_by',
      'mine.other_read_seq',
      'mine.on_break',
    ]);

/** Those that are listed, each with one of its messages. */
const listed = (db: Database, member: string, newest: 'mine.last_seq' | 'mine.shown_seq') =>
  withOther(db, member)
    .leftJoin('messages as shown', (join) =>
      join.onRef('shown.conversation_id', '=', 'mine.id').onRef('shown.seq', '=', newest),
    )
    .select([
      'shown.id as message_id',
      'shown.seq as message_seq',
      'shown.sender as message_sender',
      'shown.client_id as message_client_id',
      'shown.kind as message_kind',
      'shown.text as message_text',
      'shown.payload as message_payload',
      'shown.cost as message_cost',
      'shown.sent_at as message_sent_at',
      'shown.answer_to as message_answer_to',
      'shown.removed_at as message_removed_at',
    ])
    .where('mine.hidden', '=', false);

type WithOtherRow = Awaited<ReturnType<ReturnType<typeof withOther>['execute']>>[number];
type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

const messageOf = (row: ListedRow): MessageRow | undefined =>
  row.message_id === null || row.message_seq === null || row.message_sent_at === null
    ? undefined
    : {
        conversation_id: row.conversation_id,
        id: row.message_id,
        seq: row.message_seq,
        sender: row.message_sender ?? '',
        client_id: row.message_client_id ?? '',
        kind: row.message_kind ?? 'text',
        text: row.message_text ?? '',
        payload: row.message_payload,
        cost: row.message_cost ?? 0,
        sent_at: row.message_sent_at,
        answer_to: row.message_answer_to,
        removed_at: row.message_removed_at,
      };

const toViewOf = (row: WithOtherRow, lastMessageAt = row.last_message_at): ConversationView =>
  toView({ ...row, id: row.conversation_id, last_message_at: lastMessageAt });

const toListed = (row: ListedRow, lastMessageAt: Date): ListedConversation => ({
  view: toViewOf(row, lastMessageAt),
  last: messageOf(row),
  other: row,
});

/**
 * One conversation as its member sees it, with the other member's card, and whether something that the member has written
 * to them still waits to be delivered.
 */
export const findConversationWith = async (
  db: Database,
  member: string,
  which: { readonly conversation: string } | { readonly other: string },
): Promise<
  { view: ConversationView; other: CardRow & Pick<Member, 'about_me'>; hasWaiting: boolean } | undefined
> => {
  const waits = sql<boolean>`exists (
    select 1 from waiting_messages w where w.sender = ${member} and w.receiver = members.id)`;
  const query = withOther(db, member).select(['members.about_me', waits.as('has_waiting')]);
  const row = await (
    'other' in which
      ? query.where('mine.other_id', '=', which.other)
      : query.where('mine.id', '=', which.conversation)
  ).executeTakeFirst();
  return row && { view: toViewOf(row), other: row, hasWaiting: row.has_waiting };
};

/** One page of a member's conversations, the newest first. */
const listAll = async (db: Database, member: string, limit: number, position?: ChatPosition) => {
  const query = listed(db, member, 'mine.last_seq')
    .orderBy('mine.last_message_at', 'desc')
    .orderBy('mine.id', 'desc')
    .limit(limit);
  const rows = await (position ? query.where(after('mine.last_message_at', position)) : query).execute();
  return rows.map((row) => toListed(row, row.last_message_at));
};

/**
 * The same on a break: in the order of what is shown of them. What came since has moved no conversation up, has brought no
 * removed one back, and has begun none.
 */
const listShown = async (db: Database, member: string, limit: number, position?: ChatPosition) => {
  const query = listed(db, member, 'mine.shown_seq')
    .where('shown.sent_at', 'is not', null)
    .whereRef('mine.shown_seq', '>', 'mine.cleared_seq')
    .orderBy('shown.sent_at', 'desc')
    .orderBy('mine.id', 'desc')
    .limit(limit);
  const rows = await (position ? query.where(after('shown.sent_at', position)) : query).execute();
  return rows.map((row) => toListed(row, row.message_sent_at ?? row.last_message_at));
};

/** One page of a member's conversations as the member is shown them, the newest first, in one statement. */
export const listConversations = (
  db: Database,
  { id, onBreak }: { readonly id: string; readonly onBreak: boolean },
  limit: number,
  position?: ChatPosition,
): Promise<ListedConversation[]> => (onBreak ? listShown : listAll)(db, id, limit, position);

/** What a member is told of on the badge, and whether there may be more that waits for the end of a break. */
export interface Unread {
  readonly total: number;
  readonly onBreak: boolean;
}

const readHeldBack = async (db: Database, member: string): Promise<number> => {
  const views = await viewOf(db, member)
    .where('mine.hidden', '=', false)
    .where('mine.unread', '>', 0)
    .execute();
  return views.map(toView).reduce((sum, { unread }) => sum + unread, 0);
};

/** What is to be known of members and conversations to tell of messages: who has how many unread, and which are there. */
export interface ToldFacts {
  readonly members: readonly { readonly id: string; readonly onBreak: boolean; readonly total: number }[];
  readonly there: readonly string[];
}

/** The first part of {@link readUnread}; {@link settleUnread} is the second. */
export const askUnread = (
  members: readonly string[],
  conversations: readonly string[],
): Question<ToldFacts> => {
  // Not seen while it is planned: it would be planned anew each time, for as few as there are, which costs more than the answer.
  const statement = sql<{ [K in keyof ToldFacts]: ToldFacts[K] | null }>`
    select (select json_agg(json_build_object('id', me.id, 'onBreak', me.paused_at is not null, 'total', (
          select coalesce(sum(mine.unread), 0) from conversation_members mine
          where mine.member_id = me.id and mine.hidden = false and mine.unread > 0)))
        from members me where me.id = any((select ${[...new Set(members)]}::uuid[])::uuid[])) as members,
      (select json_agg(c.id) from conversations c where c.id = any((select ${[...new Set(conversations)]}::uuid[])::uuid[])) as there`;
  return question(statement, ([row]) => ({ members: row?.members ?? [], there: row?.there ?? [] }));
};

/** What these members are told of; on a break what waits for its end is not counted. */
export const settleUnread = async (
  db: Database,
  { members, there }: ToldFacts,
): Promise<{ readonly unread: ReadonlyMap<string, Unread>; readonly there: ReadonlySet<string> }> => {
  const unread = new Map<string, Unread>();
  for (const { id, onBreak, total } of members)
    unread.set(id, { total: onBreak ? await readHeldBack(db, id) : total, onBreak });
  return { unread, there: new Set(there) };
};

/**
 * All unread messages of each of these members that the member is told of, and which of these conversations are there: a block
 * may have taken one away since.
 */
export const readUnread = async (
  db: Database,
  members: readonly string[],
  conversations: readonly string[],
) => settleUnread(db, await ask(db, askUnread(members, conversations)));
