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

/** What is counted as unread, in one conversation or in all of them. */
export type UnreadCounts = {
  unread: number;
  /** What of it stands up to `shownSeq`. */
  shownUnread: number;
  onBreak: boolean;
};

/** How many unread messages a member is told of, of all that are counted. */
export function unreadTold({ unread, shownUnread, onBreak }: UnreadCounts): number {
  return onBreak ? shownUnread : unread;
}
