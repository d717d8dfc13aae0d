import { networkRefusal } from '../refusal/refusal.ts';
import type { ChatMessage, SendContent } from './message.ts';

/**
 * A message on its way: queued, being sent, refused, or waiting on the server for the sender's
 * confirmation. The `clientId` makes sending it twice harmless.
 */
export type OutboxItem = {
  clientId: string;
  content: SendContent;
  /** The `seq` of the message it answers. */
  answerTo: number | null;
  state: 'queued' | 'sending' | 'failed' | 'waiting';
  /** Why it failed; null in the other states. */
  errorCode: string | null;
  /** It was under way once: whatever came of that, the server may have it. Absent where it never was. */
  tried?: true;
};

export type Outbox = readonly OutboxItem[];

export function queuedItem(
  clientId: string,
  content: SendContent,
  answerTo: number | null = null,
): OutboxItem {
  return { clientId, content, answerTo, state: 'queued', errorCode: null };
}

export function waitingItem(
  clientId: string,
  content: SendContent,
  answerTo: number | null = null,
): OutboxItem {
  return { clientId, content, answerTo, state: 'waiting', errorCode: null };
}

/** Adds an item at the end; one that is there already stays as it is. */
export function enqueue(outbox: Outbox, item: OutboxItem): Outbox {
  return outbox.some(({ clientId }) => clientId === item.clientId) ? outbox : [...outbox, item];
}

/**
 * The item to send next, or null: the first that has not reached the server, unless it has failed.
 * The ones behind a failed one wait, so that nothing arrives out of order.
 */
export function nextToSend(outbox: Outbox): OutboxItem | null {
  const head = outbox.find(({ state }) => state !== 'waiting');
  return head?.state === 'queued' ? head : null;
}

export function sendingItem(outbox: Outbox): OutboxItem | null {
  return outbox.find(({ state }) => state === 'sending') ?? null;
}

/** Puts one item into another state; all others stay. */
export function withState(
  outbox: Outbox,
  clientId: string,
  state: OutboxItem['state'],
  errorCode: string | null = null,
): Outbox {
  return outbox.map((item) =>
    item.clientId === clientId
      ? { ...item, state, errorCode, ...(state === 'sending' ? { tried: true as const } : {}) }
      : item,
  );
}

/** The same message, to be sent once more under its key. */
function queuedAgain({ clientId, content, answerTo, tried }: OutboxItem): OutboxItem {
  return { ...queuedItem(clientId, content, answerTo), ...(tried ? { tried } : {}) };
}

export function without(outbox: Outbox, clientId: string): Outbox {
  return outbox.filter((item) => item.clientId !== clientId);
}

/** Queues again what failed for one of these reasons. */
export function requeue(outbox: Outbox, codes: readonly string[] = [networkRefusal]): Outbox {
  return outbox.map((item) =>
    item.state === 'failed' && item.errorCode !== null && codes.includes(item.errorCode)
      ? queuedAgain(item)
      : item,
  );
}

/** As it goes on after a page that was left: what was being sent, or had no answer, is to be sent. */
export function resumed(outbox: Outbox): Outbox {
  return requeue(outbox).map((item) => (item.state === 'sending' ? queuedAgain(item) : item));
}

/** What was to be answered is not seen any more: the words go without it, under the same key. */
export function withoutAnswer(outbox: Outbox, clientId: string): Outbox {
  return outbox.map((item) => (item.clientId === clientId ? queuedAgain({ ...item, answerTo: null }) : item));
}

/** What would be refused for ever: its file is gone or is none, or nobody offers it any more. It can only be taken away. */
const finalRefusals: ReadonlySet<string | null> = new Set([
  'photo_not_found',
  'photo_invalid',
  'photo_too_large',
  'voice_not_found',
  'voice_invalid',
  'voice_too_long',
  'voice_too_large',
  'gift_not_available',
]);

/** Whether sending it once more may help. */
export function maySendAgain({ state, errorCode }: OutboxItem): boolean {
  return state === 'failed' && !finalRefusals.has(errorCode);
}

/**
 * Whether it waits for nothing but a connection and can be taken back: it was never under way. What was may be stored and
 * charged, though no answer came; to take that back would promise too much.
 */
export function waitsForConnection({ state, tried }: OutboxItem): boolean {
  return state === 'queued' && tried !== true;
}

/** The message that credits or a limit are missing for: those behind it wait. */
export function failedItem(outbox: Outbox): OutboxItem | null {
  return outbox.find(({ state }) => state === 'failed') ?? null;
}

/** Takes out what has arrived: own messages among `messages` carry the ids of their items. */
export function withoutArrived(outbox: Outbox, messages: readonly ChatMessage[], ownId: string): Outbox {
  const arrived = new Set(
    messages.filter(({ senderId }) => senderId === ownId).map(({ clientId }) => clientId),
  );
  return outbox.filter(({ clientId }) => !arrived.has(clientId));
}
