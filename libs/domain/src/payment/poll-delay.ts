/**
 * The pause before the next question for an order's state, in milliseconds: steady for the first ten,
 * twice as long for the next twenty, then five times, because who has not paid by then may take
 * a while.
 */
export function pollPauseMs(polls: number, pollDelayMs: number): number {
  if (polls <= 10) return pollDelayMs;
  return polls <= 30 ? 2 * pollDelayMs : 5 * pollDelayMs;
}
