import { shownUpTo, type ConversationMarks } from './break-hold.ts';
import { visibleHistory } from './history-limit.ts';

/** The first and the last `seq` that a member may see of a conversation; nothing where the first is above the last. */
export type ShownRange = { first: number; last: number };

/**
 * What a member may see of a conversation: not what they removed, as free member only the newest, on a break not what has
 * come since. Answers, reactions and the search keep within it (readings).
 */
export function shownRange(
  marks: ConversationMarks & { clearedSeq: number },
  member: { premium: boolean },
  settings: { historyLimit: number },
): ShownRange {
  const last = shownUpTo(marks);
  return { first: Math.max(visibleHistory(last, member, settings), marks.clearedSeq + 1), last };
}

export function isShown(seq: number, { first, last }: ShownRange): boolean {
  return seq >= first && seq <= last;
}
