import type { Message } from '@vesper/contract';
import type { Trx } from '../../platform/database/transaction.ts';
import { isSame } from '../content.ts';
import { type MessageRow, toMessage, toWaitingMessage, type WaitingRow } from '../repository.ts';
import { findMessage, findSentKey, findWaiting } from '../waiting/waiting-repository.ts';
import type { Viewer } from '../media/media-address.ts';
import type { Facts, UnpaidFact } from './facts-repository.ts';
import type { Delivered, Letter } from './letter.ts';

/** What became of a key: `gone` has stored a message that has been taken away since. */
export type Earlier =
  | { readonly state: 'gone' | 'reused' }
  | { readonly state: 'stored'; readonly message: Message; readonly delivered: Delivered | undefined };

/** What a key has stored, with what it says; undefined when that has been taken away since. */
const findStored = async (trx: Trx, { sender, clientId }: Letter, viewer: Viewer) => {
  const key = await findSentKey(trx, sender, clientId);
  if (!key) throw new Error(`the key ${clientId} is not there`);
  const { receiver, conversation_id: conversation, seq } = key;
  const place = { receiver, stored: undefined };
  if (conversation === null || seq === null) {
    const row = await findWaiting(trx, sender, clientId);
    if (!row) return place;
    return { receiver, stored: { row, message: toWaitingMessage(row, viewer), delivered: undefined } };
  }
  const row = await findMessage(trx, conversation, seq);
  if (!row) return place;
  const delivered = { conversation, message: row, receiver, quotes: new Map() };
  return { receiver, stored: { row, message: toMessage(row, viewer), delivered } };
};

/** Whether what is stored under a key is the same message; of one that was taken back the words are not known any more. */
const isSameMessage = (letter: Letter, row: MessageRow | WaitingRow | UnpaidFact): boolean =>
  ('removed_at' in row && row.removed_at !== null) ||
  (isSame(row, letter) && row.answer_to === letter.answerTo);

/**
 * What the key of a letter was used for before; undefined for a new one. The sender is locked, so that no second request
 * stores the same meanwhile.
 * @param viewer the sender
 */
export const findEarlier = async (
  trx: Trx,
  facts: Facts,
  letter: Letter,
  viewer: Viewer,
): Promise<Earlier | undefined> => {
  const { sender, clientId, receiver } = letter;
  const isOwn = (one: { readonly sender: string; readonly clientId: string }) =>
    one.sender === sender && one.clientId === clientId;
  if (!facts.keys.some(isOwn)) {
    // Refused for want of money, and kept: an order sends what it has shown, and nothing that came under its key since.
    const kept = facts.unpaid.find(isOwn);
    const isOther = kept !== undefined && (kept.receiver !== receiver || !isSameMessage(letter, kept));
    return isOther ? { state: 'reused' } : undefined;
  }
  const found = await findStored(trx, letter, viewer);
  if (found.receiver !== receiver || (found.stored && !isSameMessage(letter, found.stored.row)))
    return { state: 'reused' };
  return found.stored ? { state: 'stored', ...found.stored } : { state: 'gone' };
};
