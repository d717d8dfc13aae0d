const badgeCap = 99;

/** The number on a badge (spec §2): nothing at 0, `99+` above 99. */
export function badgeCount(count: number): string {
  if (!(count >= 1)) return '';
  return count > badgeCap ? `${badgeCap}+` : String(Math.trunc(count));
}

/**
 * What stands before the page title (spec §4): the sum of unread messages and new likes in
 * parentheses and a space, or nothing.
 */
export function unreadTitlePrefix(unread: { messages: number; newLikes: number }): string {
  const sum = unread.messages + unread.newLikes;
  return sum > 0 ? `(${sum}) ` : '';
}
