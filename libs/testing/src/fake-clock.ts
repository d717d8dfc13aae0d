/** A clock that stands until a test moves it. */
export interface FakeClock {
  now(): number;
  advanceSeconds(seconds: number): void;
}

/** Starts at the given time, or at a fixed one, so that a test says the same thing every day. */
export const fakeClock = (startMs: number = Date.UTC(2026, 5, 15, 12)): FakeClock => {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    advanceSeconds: (seconds) => {
      nowMs += seconds * 1000;
    },
  };
};
