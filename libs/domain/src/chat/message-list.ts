import type { ChatMessage } from './message.ts';

/** The messages known so far, by `seq`, each once. */
export type MessageList = readonly ChatMessage[];

export function newestSeq(messages: MessageList): number {
  return messages.at(-1)?.seq ?? 0;
}

export function oldestSeq(messages: MessageList): number {
  return messages[0]?.seq ?? 0;
}

/** Brings new ones in at their places; of two with the same `seq` the later told stays. */
export function mergeMessages(known: MessageList, told: MessageList): MessageList {
  if (told.length === 0) return known;
  const only = told.length === 1 ? told[0] : undefined;
  // The usual case, one more at the end, without sorting.
  if (only !== undefined && only.seq > newestSeq(known)) return [...known, only];
  const bySeq = new Map([...known, ...told].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/**
 * The `seq` up to which nothing is missing, from `checkedSeq` on: about everything up to there the
 * server has been asked already.
 */
export function completeUpTo(messages: MessageList, checkedSeq: number): number {
  let upTo = checkedSeq;
  for (const { seq } of messages) {
    if (seq > upTo + 1) return upTo;
    upTo = Math.max(upTo, seq);
  }
  return upTo;
}

/** Whether a message is missing before the newest one. */
export function hasGap(messages: MessageList, checkedSeq: number): boolean {
  return completeUpTo(messages, checkedSeq) < newestSeq(messages);
}
