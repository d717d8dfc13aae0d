/** The time, handed in so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const dateOf = (clock: Clock): Date => new Date(clock.now());

/** Today as `YYYY-MM-DD` in UTC. */
export const todayOf = (clock: Clock): string => dateOf(clock).toISOString().slice(0, 10);

export const secondsFromNow = (clock: Clock, seconds: number): Date => new Date(clock.now() + seconds * 1000);
