import type { Conversation, Message } from '@vesper/contract';
import { quoteText, type ReactionCode, shownUpTo, unreadTold } from '@vesper/domain';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { toContent } from './content.ts';
import type { Viewer } from './media/media-address.ts';

export type MessageRow = Selectable<Tables['messages']>;
export type WaitingRow = Selectable<Tables['waiting_messages']>;

/** A conversation as one of its members sees it: on a break nothing in it tells of what waits for the return. */
export interface ConversationView {
  readonly id: string;
  readonly other_id: string;
  /** The newest message that the member is shown; 0 when all of it waits. */
  readonly last_seq: number;
  readonly started_by: string;
  readonly unread: number;
  readonly read_seq: number;
  readonly cleared_seq: number;
  /** How far the other has read, as far as both let each other know. */
  readonly other_read_seq: number;
  /** How far a browser of the other has received, in the same way; never less than what was read. */
  readonly other_received_seq: number;
  readonly last_message_at: Date;
}

interface ViewRow extends ConversationView {
  readonly shown_unread: number;
  readonly shown_seq: number;
  readonly on_break: boolean;
}

/** Leaves out of a stored conversation what waits until its member's break ends. */
export const toView = (row: ViewRow): ConversationView => {
  const marks = {
    lastSeq: row.last_seq,
    shownSeq: row.shown_seq,
    onBreak: row.on_break,
    unread: row.unread,
    shownUnread: row.shown_unread,
  };
  const last = shownUpTo(marks);
  return {
    id: row.id,
    other_id: row.other_id,
    last_seq: last,
    started_by: row.started_by,
    unread: unreadTold(marks),
    read_seq: row.read_seq,
    cleared_seq: row.cleared_seq,
    other_read_seq: Math.min(row.other_read_seq, last),
    other_received_seq: Math.min(row.other_received_seq, last),
    last_message_at: row.last_message_at,
  };
};

/** Two members always meet in the same row, whoever wrote first. */
export const pairOf = (one: string, two: string) =>
  one < two ? { low_member: one, high_member: two } : { low_member: two, high_member: one };

/** The conversations of a member, hidden ones too, each as {@link toView} takes it: the one place where they are put together. */
export const viewOf = (db: Database | Trx, member: string) =>
  db
    .selectFrom('conversation_members as mine')
    .innerJoin('members as me', 'me.id', 'mine.member_id')
    .innerJoin('conversations as c', 'c.id', 'mine.conversation_id')
    .innerJoin('conversation_members as theirs', (join) =>
      join
        .onRef('theirs.conversation_id', '=', 'mine.conversation_id')
        .onRef('theirs.member_id', '=', 'mine.other_id'),
    )
    .select([
      'mine.conversation_id as id',
      'mine.other_id',
      'mine.hidden',
      'c.last_seq',
      'c.started_by',
      'mine.unread',
      'mine.shown_unread',
      'mine.read_seq',
      'mine.cleared_seq',
      'mine.shown_seq',
      'mine.last_message_at',
      'mine.last_message_day',
      'mine.muted',
      'mine.archived_at',
      'mine.archived',
    ])
    .select(sql<boolean>`me.paused_at is not null`.as('on_break'))
    .select(sql<number>`case when me.read_receipts then theirs.receipt_seq else 0 end`.as('other_read_seq'))
    .select(
      sql<number>`case when me.read_receipts then greatest(theirs.received_seq, theirs.receipt_seq) else 0 end`.as(
        'other_received_seq',
      ),
    )
    .where('mine.member_id', '=', member);

/** The conversation of two members as `member` sees it. */
export const findConversation = async (
  db: Database | Trx,
  member: string,
  other: string,
): Promise<ConversationView | undefined> => {
  const row = await viewOf(db, member).where('mine.other_id', '=', other).executeTakeFirst();
  return row && toView(row);
};

export const findConversationById = async (
  db: Database | Trx,
  member: string,
  id: string,
): Promise<ConversationView | undefined> => {
  const row = await viewOf(db, member).where('mine.conversation_id', '=', id).executeTakeFirst();
  return row && toView(row);
};

/**
 * Who is told that `member` is typing in a conversation: the other one, unless on a break; undefined for nobody, as for a
 * conversation that is not the member's. Asked at every pause of a keyboard: it reads no more than that.
 */
export const findTypingReceiver = async (
  db: Database,
  member: string,
  conversation: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('conversation_members as mine')
    .innerJoin('members as other', 'other.id', 'mine.other_id')
    .select('mine.other_id')
    .where('mine.member_id', '=', member)
    .where('mine.conversation_id', '=', conversation)
    .where('other.paused_at', 'is', null)
    .executeTakeFirst();
  return row?.other_id;
};

/** What is shown of a message beside what its sender wrote. */
export interface MessageExtras {
  /** What it answers; null where the viewer may not see that. */
  readonly quote: QuotedRow | null;
  readonly reactions: readonly { readonly member: string; readonly code: ReactionCode }[];
}

/** A message that another one answers; its text may be cut, behind everything that a quote shows. */
export interface QuotedRow extends Pick<MessageRow, 'sender' | 'kind' | 'text' | 'payload'> {
  readonly removed: boolean;
}

/** The columns of {@link MessageExtras}, beside `messages`; what they answer is quoted from this number on. */
export const messageExtras = (first: number) => [
  sql<MessageExtras['quote']>`(select json_build_object(
    'sender', q.sender, 'kind', q.kind, 'text', left(q.text, 1000), 'payload', q.payload, 'removed', q.removed_at is not null)
    from messages q where q.conversation_id = messages.conversation_id and q.seq = messages.answer_to
      and q.seq >= ${first})`.as('quote'),
  sql<MessageExtras['reactions']>`coalesce((
    select json_agg(json_build_object('member', r.member_id, 'code', r.code) order by r.member_id)
    from message_reactions r where r.conversation_id = messages.conversation_id and r.seq = messages.seq),
    '[]')`.as('reactions'),
];

/** Whose conversation it is: a block takes it from its members, also after it was looked whether somebody may read it. */
export const isTheirs = (member: string) => sql<boolean>`exists (
  select 1 from conversation_members own where own.conversation_id = messages.conversation_id and own.member_id = ${member}::uuid)`;

/** Messages (`messages`) of conversations that this member has at the moment of reading. */
export const messagesOf = (db: Database | Trx, member: string) =>
  db.selectFrom('messages').where(isTheirs(member));

/**
 * Messages of a conversation of the member in order. `after` and `before` are seqs, both excluded; the newest `limit` of that range.
 * What they answer is quoted from `first` on.
 */
export const readMessages = async (
  db: Database | Trx,
  { member, conversation }: { readonly member: string; readonly conversation: string },
  range: {
    first: number;
    after: number;
    before?: number | undefined;
    limit: number;
    oldestFirst?: boolean;
  },
): Promise<(MessageRow & MessageExtras)[]> => {
  let query = messagesOf(db, member)
    .selectAll()
    .select(messageExtras(range.first))
    .where('conversation_id', '=', conversation)
    .where('seq', '>', range.after)
    .orderBy('seq', range.oldestFirst ? 'asc' : 'desc')
    .limit(range.limit);
  if (range.before !== undefined) query = query.where('seq', '<', range.before);
  const rows = await query.execute();
  return range.oldestFirst ? rows : rows.reverse();
};

const toQuote = ({ sender, removed, ...said }: QuotedRow, viewer: Viewer): Message['quote'] => ({
  sender,
  content: toContent({ ...said, text: quoteText(said.text) }, viewer),
  removed,
});

/** A stored message as one of its two sides is shown it; `extras` where they are read with it. */
export const toMessage = (
  row: MessageRow,
  viewer: Viewer,
  { quote, reactions }: MessageExtras = { quote: null, reactions: [] },
): Message => ({
  id: row.id,
  seq: row.seq,
  sender: row.sender,
  ...toContent(row, viewer),
  sent_at: row.sent_at.toISOString(),
  client_id: row.sender === viewer.id ? row.client_id : null,
  state: 'delivered',
  removed: row.removed_at !== null,
  answer_to: row.answer_to,
  quote: quote && row.removed_at === null ? toQuote(quote, viewer) : null,
  reactions: row.removed_at === null ? [...reactions] : [],
});

export const toWaitingMessage = (row: WaitingRow, viewer: Viewer): Message => ({
  id: row.id,
  seq: 0,
  sender: row.sender,
  ...toContent(row, viewer),
  sent_at: row.sent_at.toISOString(),
  client_id: row.client_id,
  state: 'waiting',
  removed: false,
  answer_to: row.answer_to,
  quote: null,
  reactions: [],
});

export const toConversation = (view: ConversationView): Conversation => ({
  id: view.id,
  last_seq: view.last_seq,
  read_seq: view.read_seq,
  read_by_other_seq: view.other_read_seq,
  received_by_other_seq: view.other_received_seq,
});
