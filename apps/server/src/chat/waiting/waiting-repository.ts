import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/database-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { MessageRow, WaitingRow } from '../repository.ts';

/** What a member wrote before confirming, in the order it was written; to one receiver or to all. */
export const readWaiting = (db: Database | Trx, sender: string, receiver?: string): Promise<WaitingRow[]> => {
  let query = db.selectFrom('waiting_messages').selectAll().where('sender', '=', sender).orderBy('id');
  if (receiver) query = query.where('receiver', '=', receiver);
  return query.execute();
};

/** Keeps a message; one that its key has kept before stays. */
export const insertWaiting = async (trx: Trx, row: Insertable<Tables['waiting_messages']>): Promise<void> => {
  await trx
    .insertInto('waiting_messages')
    .values(row)
    .onConflict((conflict) => conflict.constraint('waiting_messages_once').doNothing())
    .execute();
};

export const findWaiting = (trx: Trx, sender: string, clientId: string): Promise<WaitingRow | undefined> =>
  trx
    .selectFrom('waiting_messages')
    .selectAll()
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

export const deleteWaiting = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  await trx
    .deleteFrom('waiting_messages')
    .where('id', 'in', [...ids])
    .execute();
};

/** Nothing that waits to be delivered is, from a member who has gone or to one. */
export const deleteWaitingOf = async (trx: Trx, member: string): Promise<void> => {
  await trx
    .deleteFrom('waiting_messages')
    .where((where) => where.or([where('sender', '=', member), where('receiver', '=', member)]))
    .execute();
};

/** What waits between two members for a confirmation is never delivered after a block. */
export const deleteWaitingBetween = async (trx: Trx, one: string, two: string): Promise<void> => {
  for (const [sender, receiver] of [
    [one, two],
    [two, one],
  ] as const)
    await trx
      .deleteFrom('waiting_messages')
      .where('sender', '=', sender)
      .where('receiver', '=', receiver)
      .execute();
};

interface SentKey {
  readonly sender: string;
  readonly clientId: string;
  readonly receiver: string;
  /** Where the message stands; left out while it waits. */
  readonly stored?: { readonly conversation: string; readonly seq: number; readonly id: string };
}

/** Notes what a key has stored. A message that waited is noted again when it is delivered. */
export const noteSentKey = async (
  trx: Trx,
  { sender, clientId, receiver, stored }: SentKey,
): Promise<void> => {
  const place = {
    conversation_id: stored?.conversation ?? null,
    seq: stored?.seq ?? null,
    message_id: stored?.id ?? null,
  };
  await trx
    .insertInto('sent_keys')
    .values({ sender, client_id: clientId, receiver, ...place })
    .onConflict((conflict) => conflict.columns(['sender', 'client_id']).doUpdateSet(place))
    .execute();
};

export const findSentKey = (
  trx: Database | Trx,
  sender: string,
  clientId: string,
): Promise<Selectable<Tables['sent_keys']> | undefined> =>
  trx
    .selectFrom('sent_keys')
    .selectAll()
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

/** A message of a conversation that is there: none of one that a block has ended. */
export const findMessage = (trx: Trx, conversation: string, seq: number): Promise<MessageRow | undefined> =>
  trx
    .selectFrom('messages')
    .innerJoin('conversations as c', 'c.id', 'messages.conversation_id')
    .selectAll('messages')
    .where('conversation_id', '=', conversation)
    .where('seq', '=', seq)
    .executeTakeFirst();
