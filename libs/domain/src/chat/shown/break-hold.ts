/** How a conversation stands for one of its two members. */
export type ConversationMarks = {
  /** The newest message of the conversation. */
  lastSeq: number;
  /** Where it stood when the member's break began, or the member's own last message if that is later. */
  shownSeq: number;
  onBreak: boolean;
};

/**
 * The newest `seq` that a member is shown. On a break nothing moves: what comes from others waits for
 * the return (readings, "A break"). Who writes in a conversation has come back to that one: their own
 * message is shown with all that stands before it, what comes after it waits again.
 */
export function shownUpTo({ lastSeq, shownSeq, onBreak }: ConversationMarks): number {
  return onBreak ? Math.min(shownSeq, lastSeq) : lastSeq;
}

/**
 * How many unread messages a member is told of, of all that are counted: what waits is the other's and
 * unread, every message of it.
 */
export function shownUnread(marks: ConversationMarks & { unread: number }): number {
  return Math.max(0, marks.unread - (marks.lastSeq - shownUpTo(marks)));
}
