import type { MessageKind, ReactionCode } from '@vesper/domain';
import type { ColumnType, Generated } from 'kysely';
import type { MessagePayload } from './content.ts';

type PayloadColumn = ColumnType<MessagePayload | null, string | null | undefined, string | null>;

interface ConversationsTable {
  id: string;
  site_id: string;
  low_member: string;
  high_member: string;
  started_by: string;
  last_seq: Generated<number>;
  created_at: Date;
}

interface ConversationMembersTable {
  conversation_id: string;
  member_id: string;
  other_id: string;
  unread: Generated<number>;
  /** What of it stands up to `shown_seq`. The member's totals follow both by a trigger. */
  shown_unread: Generated<number>;
  read_seq: Generated<number>;
  /** How far the other member may know of it; follows `read_seq` by itself while its member lets it. */
  receipt_seq: Generated<number>;
  /** How far one of the member's browsers has received, as far as the other may know that. */
  received_seq: Generated<number>;
  cleared_seq: Generated<number>;
  shown_seq: Generated<number>;
  hidden: Generated<boolean>;
  last_message_at: Date;
  /** The day of it in UTC, `YYYY-MM-DD`: what the list of chats is read by. */
  last_message_day: ColumnType<string, never, never>;
  /** Its messages raise no notice and are no part of the totals. */
  muted: Generated<boolean>;
  /** Put away as it stood then. */
  archived_at: ColumnType<Date | null, never, Date | null>;
  /** Whether it still is, on no break: nothing has come since, or it is muted. */
  archived: ColumnType<boolean, never, never>;
}

interface MessagesTable {
  conversation_id: string;
  seq: number;
  id: string;
  sender: string;
  client_id: string;
  kind: MessageKind;
  /** The words; empty for what is of another kind. */
  text: string;
  /** What a message of another kind says; null for words. */
  payload: PayloadColumn;
  cost: number;
  sent_at: Date;
  /** The number of the message that it answers. */
  answer_to: number | null;
  /** Its sender has taken it back: the words are gone, the line stays. */
  removed_at: Date | null;
}

interface MessageReactionsTable {
  conversation_id: string;
  seq: number;
  member_id: string;
  code: ReactionCode;
}

/** A conversation that a block has ended: nobody finds it any more, and its messages are kept for a report that follows. */
interface EndedConversationsTable {
  id: string;
  site_id: string;
  low_member: string;
  high_member: string;
  started_by: string;
  last_seq: number;
  created_at: Date;
  ended_at: Date;
  /** What each was called then; null where that is not known. */
  low_name: string | null;
  high_name: string | null;
  /** Nobody reports it any more: what is left of it is going. */
  given_up_at: ColumnType<Date | null, never, Date>;
}

interface WaitingMessagesTable {
  id: string;
  sender: string;
  receiver: string;
  client_id: string;
  kind: Generated<MessageKind>;
  text: string;
  payload: PayloadColumn;
  free: boolean;
  sent_at: Date;
  answer_to: number | null;
}

interface UnpaidMessagesTable {
  sender: string;
  receiver: string;
  client_id: string;
  kind: Generated<MessageKind>;
  /** Empty once it is sent or discarded, and so is the payload. */
  text: string;
  payload: PayloadColumn;
  refused_at: Date;
  kept_until: Date;
  /** Of its sender's the one that was refused last: it is offered with the next order. */
  is_last: boolean;
  /** An order has named it: the next one that is refused does not take its place. */
  is_ordered: Generated<boolean>;
  sent_at: Date | null;
  answer_to: number | null;
}

interface SentKeysTable {
  sender: string;
  client_id: string;
  receiver: string;
  conversation_id: string | null;
  seq: number | null;
  /** Stays when the message is gone: its sender is told on whom the credits went. Null while it waits. */
  message_id: string | null;
}

interface RecentSendsTable {
  sender: string;
  receiver: string;
  sent_at: Date;
  words: string | null;
  begins: boolean;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    conversations: ConversationsTable;
    conversation_members: ConversationMembersTable;
    messages: MessagesTable;
    ended_conversations: EndedConversationsTable;
    message_reactions: MessageReactionsTable;
    waiting_messages: WaitingMessagesTable;
    unpaid_messages: UnpaidMessagesTable;
    sent_keys: SentKeysTable;
    recent_sends: RecentSendsTable;
  }
}
