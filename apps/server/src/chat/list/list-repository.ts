import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ask, question, type Question } from '../../platform/database/together.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { type CardRow, cardRows } from '../../member/card-repository.ts';
import type { Member } from '../../member/repository.ts';
import { type ArchivedTotals, type TotalsRow, toTotals } from '../../member/totals-repository.ts';
import { type ChatChoices, isArchived } from './archive/archive-repository.ts';
import { type ConversationView, type MessageRow, toView, viewOf } from '../repository.ts';

export interface ChatPosition {
  readonly lastMessageAt: string;
  readonly id: string;
}

/** What stands after a place of a list that is ordered by this time and the conversation. */
const after = (column: 'mine.last_message_at' | 'shown.sent_at', { lastMessageAt, id }: ChatPosition) =>
  sql<boolean>`(${sql.ref(column)}, mine.id) < (${lastMessageAt}::timestamptz, ${id}::uuid)`;

/** What can stand after it, by the day: those of later days are not read. */
const fromDayOf = ({ lastMessageAt }: ChatPosition) =>
  sql<boolean>`mine.last_message_day <= (${lastMessageAt}::timestamptz at time zone 'UTC')::date`;

/** A conversation in the list: with the newest message that the member is shown, and the other member's card. */
export interface ListedConversation {
  readonly view: ConversationView;
  readonly last: MessageRow | undefined;
  readonly other: CardRow;
  readonly choices: ChatChoices;
}

/** Which conversations are listed: the usual ones, or those that are put away. */
export interface ChatSelection {
  readonly id: string;
  readonly onBreak: boolean;
  readonly archived: boolean;
}

/** The conversations of a member as {@link viewOf} reads them, each with the other member. */
const withOther = (db: Database | Trx, member: string) =>
  cardRows(db)
    .innerJoin(viewOf(db, member).as('mine'), 'mine.other_id', 'members.id')
    .select([
      'mine.id as conversation_id',
      'mine.other_id',
      'mine.unread',
      'mine.shown_unread',
      'mine.read_seq',
      'mine.cleared_seq',
      'mine.shown_seq',
      'mine.last_message_at',
      'mine.last_seq',
      'mine.started_by',
      'mine.other_read_seq',
      'mine.other_received_seq',
      'mine.on_break',
      'mine.muted',
      'mine.hidden',
      isArchived.as('archived'),
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
    .where(sql<boolean>`not mine.hidden`);

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
  choices: { archived: row.archived, muted: row.muted },
});

/**
 * One conversation as its member sees it, with the other member's card, and whether something that the member has written
 * to them still waits to be delivered.
 */
export const findConversationWith = async (
  db: Database | Trx,
  member: string,
  which: { readonly conversation: string } | { readonly other: string },
): Promise<
  | ({
      view: ConversationView;
      other: CardRow & Pick<Member, 'about_me'>;
      hasWaiting: boolean;
      hidden: boolean;
    } & ChatChoices)
  | undefined
> => {
  const waits = sql<boolean>`exists (
    select 1 from waiting_messages w where w.sender = ${member} and w.receiver = members.id)`;
  const query = withOther(db, member).select(['members.about_me', waits.as('has_waiting')]);
  const row = await (
    'other' in which
      ? query.where('mine.other_id', '=', which.other)
      : query.where('mine.id', '=', which.conversation)
  ).executeTakeFirst();
  const { archived, muted } = row ?? {};
  return (
    row && {
      view: toViewOf(row),
      other: row,
      hasWaiting: row.has_waiting,
      hidden: row.hidden,
      archived: archived ?? false,
      muted: muted ?? false,
    }
  );
};

/** One page of a member's conversations, the newest first. */
const listAll = async (
  db: Database,
  { id, archived }: ChatSelection,
  limit: number,
  position?: ChatPosition,
) => {
  const query = listed(db, id, 'mine.last_seq')
    // As its indexes say it.
    .where(archived ? sql<boolean>`mine.archived` : sql<boolean>`not mine.archived`)
    // By the day its index says, and within the day by the moment.
    .orderBy('mine.last_message_day', 'desc')
    .orderBy('mine.last_message_at', 'desc')
    .orderBy('mine.id', 'desc')
    .limit(limit);
  const rows = await (
    position ? query.where(after('mine.last_message_at', position)).where(fromDayOf(position)) : query
  ).execute();
  return rows.map((row) => toListed(row, row.last_message_at));
};

/**
 * The same on a break: in the order of what is shown of them. What came since has moved no conversation up, has brought no
 * removed one back, and has begun none.
 */
const listShown = async (
  db: Database,
  { id, archived }: ChatSelection,
  limit: number,
  position?: ChatPosition,
) => {
  const query = listed(db, id, 'mine.shown_seq')
    .where(archived ? isArchived : sql<boolean>`not ${isArchived}`)
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
  selection: ChatSelection,
  limit: number,
  position?: ChatPosition,
): Promise<ListedConversation[]> => (selection.onBreak ? listShown : listAll)(db, selection, limit, position);

/** How many conversations are put away while their member is on a break: what waits has brought none back. */
export const countArchivedShown = async (db: Database, member: string): Promise<ArchivedTotals> => {
  const rows = await viewOf(db, member)
    .where('mine.hidden', '=', false)
    .where('mine.archived_at', 'is not', null)
    .whereRef('mine.shown_seq', '>', 'mine.cleared_seq')
    .where(
      sql<boolean>`(mine.muted or mine.archived_at >= (
        select m.sent_at from messages m where m.conversation_id = c.id and m.seq = least(mine.shown_seq, c.last_seq)))`,
    )
    .execute();
  const unread = rows.filter(({ muted }) => !muted).reduce((sum, row) => sum + row.shown_unread, 0);
  return { count: rows.length, unread };
};

/** What a member is told of on the badge, and whether there may be more that waits for the end of a break. */
export interface Unread {
  readonly total: number;
  readonly onBreak: boolean;
}

/** What is to be known of members and conversations to tell of messages: who has how many unread, and which are there. */
export interface ToldFacts {
  readonly unread: ReadonlyMap<string, Unread>;
  readonly there: ReadonlySet<string>;
}

interface ToldRow {
  readonly members: (TotalsRow & { id: string })[] | null;
  readonly there: string[] | null;
}

/**
 * All unread messages of each of these members that the member is told of, and which of these conversations are there: a block
 * may have taken one away since.
 */
export const askUnread = (
  members: readonly string[],
  conversations: readonly string[],
): Question<ToldFacts> => {
  // Not seen while it is planned: it would be planned anew each time, for as few as there are, which costs more than the answer.
  const statement = sql<ToldRow>`
    select (select json_agg(json_build_object('id', me.id, 'on_break', me.paused_at is not null, 'unread', totals.unread,
          'shown_unread', totals.shown_unread, 'new_likes', totals.new_likes))
        from members me left join member_totals totals on totals.member_id = me.id
        where me.id = any((select ${[...new Set(members)]}::uuid[])::uuid[])) as members,
      (select json_agg(c.id) from conversations c where c.id = any((select ${[...new Set(conversations)]}::uuid[])::uuid[])) as there`;
  return question(statement, ([row]) => ({
    unread: new Map(
      row?.members?.map((one) => [one.id, { total: toTotals(one).unreadMessages, onBreak: one.on_break }]),
    ),
    there: new Set(row?.there),
  }));
};

/** What {@link askUnread} asks. */
export const readUnread = (
  db: Database,
  members: readonly string[],
  conversations: readonly string[],
): Promise<ToldFacts> => ask(db, askUnread(members, conversations));
