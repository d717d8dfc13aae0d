import { fromCallback } from 'xstate';

/** Tells the time once a second; `nowMs` in milliseconds. */
export type SecondPassed = { type: 'second.passed'; nowMs: number };

/**
 * A ticker from the app's own clock: `every` calls back until what it returned is called. The time
 * is read at each tick, so a tab that slept shows the right time when it wakes.
 */
export function tickerFrom(clock: {
  now: () => number;
  every: (ms: number, call: () => void) => () => void;
}) {
  return fromCallback<SecondPassed>(({ sendBack }) =>
    clock.every(1000, () => {
      sendBack({ type: 'second.passed', nowMs: clock.now() });
    }),
  );
}
