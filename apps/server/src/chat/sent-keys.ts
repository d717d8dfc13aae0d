import type { Message } from '@vesper/contract';
import type { Trx } from '../platform/database/transaction.ts';
import type { Delivered } from './deliver.ts';
import { toMessage, toWaitingMessage } from './repository.ts';
import { findMessage, findSentKey, findWaiting } from './waiting/waiting-repository.ts';

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
  const key = await findSentKey(trx, sender, clientId);
  if (!key) return undefined;
  const { receiver } = key;
  if (key.conversation_id === null || key.seq === null) {
    const row = await findWaiting(trx, sender, clientId);
    if (!row) return { receiver, state: 'gone' };
    return {
      receiver,
      state: 'waiting',
      text: row.text,
      message: toWaitingMessage(row),
      delivered: undefined,
    };
  }
  const row = await findMessage(trx, key.conversation_id, key.seq);
  if (!row) return { receiver, state: 'gone' };
  return {
    receiver,
    state: 'delivered',
    text: row.text,
    message: toMessage(row, sender),
    delivered: { conversation: row.conversation_id, message: row, receiver },
  };
};
