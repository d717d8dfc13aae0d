/**
 * The first `seq` that a member sees of a conversation whose newest is `lastSeq`: premium members
 * see all, free ones the newest 20. The server withholds the rest (readings).
 */
export function visibleHistory(
  lastSeq: number,
  member: { premium: boolean },
  settings: { historyLimit: number },
): number {
  return member.premium ? 1 : Math.max(1, lastSeq - settings.historyLimit + 1);
}
