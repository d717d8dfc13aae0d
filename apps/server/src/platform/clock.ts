/** The time, handed in so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const dateOf = (clock: Clock): Date => new Date(clock.now());

const dayMs = 24 * 3600 * 1000;
let known = { day: Number.NaN, text: '' };

/** Today as `YYYY-MM-DD` in UTC. A page of cards asks it for each age: it is written once a day. */
export const todayOf = (clock: Clock): string => {
  const day = Math.floor(clock.now() / dayMs);
  if (day !== known.day) known = { day, text: dateOf(clock).toISOString().slice(0, 10) };
  return known.text;
};

export const secondsFromNow = (clock: Clock, seconds: number): Date => new Date(clock.now() + seconds * 1000);
