import { sql } from 'kysely';
import { columnOf } from '../../platform/database/column-of.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type ConversationView,
  messageExtras,
  messagesOf,
  type MessageExtras,
  type MessageRow,
  toView,
  viewOf,
} from '../repository.ts';

/** Where a message stands. */
export interface Place {
  readonly conversation: string;
  readonly seq: number;
}

/** These conversations as the member sees them, by their ids; without those that are not the member's (any more). */
export const readViews = async (
  db: Database,
  member: string,
  conversations: readonly string[],
): Promise<ReadonlyMap<string, ConversationView>> => {
  const rows = await viewOf(db, member)
    .where(sql<boolean>`mine.conversation_id = any(${[...conversations]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, toView(row)]));
};

/** The messages that stand at these places by now, with whatever they answer; of conversations that the member still has. */
export const readAt = async (
  db: Database,
  member: string,
  places: readonly Place[],
): Promise<(MessageRow & MessageExtras)[]> =>
  messagesOf(db, member)
    .selectAll()
    .select(messageExtras(1))
    .where(
      sql<boolean>`(conversation_id, seq) in (select * from unnest(
        ${columnOf(places, 'conversation')}::uuid[], ${columnOf(places, 'seq')}::integer[]))`,
    )
    .execute();
