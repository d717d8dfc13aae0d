/** Everything that has to be true before a message counts as read. */
export type ReadConditions = {
  /** The page is in front, not in another tab. */
  pageVisible: boolean;
  windowFocused: boolean;
  /** The newest message is on the screen. */
  atNewest: boolean;
  newestSeq: number;
  /** What has been told to be read so far. */
  readSeq: number;
};

/** Whether the newest message is to be marked as read now. */
export function shouldMarkRead(conditions: ReadConditions): boolean {
  return (
    conditions.pageVisible &&
    conditions.windowFocused &&
    conditions.atNewest &&
    conditions.newestSeq > conditions.readSeq
  );
}
