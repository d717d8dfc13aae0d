import type { Message } from '@vesper/contract';
import type { Trx } from '../platform/transaction.ts';
import { toMessage, toWaitingMessage } from './repository.ts';
import type { Delivered } from './deliver.ts';

interface SentKey {
  readonly sender: string;
  readonly clientId: string;
  readonly receiver: string;
  /** Where the message stands; left out while it waits. */
  readonly stored?: { readonly conversation: string; readonly seq: number };
}

/** Notes what a key has stored. A message that waited is noted again when it is delivered. */
export const noteSentKey = async (
  trx: Trx,
  { sender, clientId, receiver, stored }: SentKey,
): Promise<void> => {
  const place = { conversation_id: stored?.conversation ?? null, seq: stored?.seq ?? null };
  await trx
    .insertInto('sent_keys')
    .values({ sender, client_id: clientId, receiver, ...place })
    .onConflict((conflict) => conflict.columns(['sender', 'client_id']).doUpdateSet(place))
    .execute();
};

/** What became of a key: `undefined` was never used, `gone` has stored a message that has been taken away since. */
export type Earlier =
  | { readonly receiver: string; readonly state: 'gone' }
  | {
      readonly receiver: string;
      readonly state: 'waiting' | 'delivered';
      readonly text: string;
      readonly message: Message;
      readonly delivered: Delivered | undefined;
    };

/** Reads what a key has stored; the sender is locked, so that no second request stores the same meanwhile. */
export const findEarlier = async (
  trx: Trx,
  sender: string,
  clientId: string,
): Promise<Earlier | undefined> => {
  const key = await trx
    .selectFrom('sent_keys')
    .selectAll()
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!key) return undefined;
  const { receiver } = key;
  if (key.conversation_id === null || key.seq === null) {
    const row = await trx
      .selectFrom('waiting_messages')
      .selectAll()
      .where('sender', '=', sender)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    if (!row) return { receiver, state: 'gone' };
    return {
      receiver,
      state: 'waiting',
      text: row.text,
      message: toWaitingMessage(row),
      delivered: undefined,
    };
  }
  const row = await trx
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', key.conversation_id)
    .where('seq', '=', key.seq)
    .executeTakeFirst();
  if (!row) return { receiver, state: 'gone' };
  return {
    receiver,
    state: 'delivered',
    text: row.text,
    message: toMessage(row, sender),
    delivered: { conversation: row.conversation_id, message: row, receiver },
  };
};
