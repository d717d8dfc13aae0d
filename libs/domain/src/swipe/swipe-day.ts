import { dayAfter } from './local-midnight.ts';

/** A day of the swipe game: until when it lasts, the zone by whose midnight it ends, and the likes that were given in it. */
export type SwipeDay = { readonly endsMs: number; readonly timeZone: string; readonly likes: number };

const hourMs = 3600 * 1000;
/** How long after the last day a day ends at the earliest when the zone is another one. */
const leastDayMs = 24 * hourMs;

/**
 * The day that counts at a moment (spec §9, "4 likes per day"; readings: changing the time zone opens no second day).
 * A day that has begun keeps its end, whatever the zone says meanwhile. The next one begins once that has passed and ends at
 * the next midnight of the member's zone; in another zone than the last day's, at the first midnight there that comes at least
 * 24 hours after the last day's end. So a traveller's day may be longer than usual and is never shorter.
 * @param last the newest day on record; null before the first like
 */
export function swipeDayAt(last: SwipeDay | null, nowMs: number, timeZone: string): SwipeDay {
  if (last && nowMs < last.endsMs) return last;
  const hasMoved = last !== null && last.timeZone !== timeZone;
  const notBeforeMs = hasMoved ? Math.max(nowMs, last.endsMs + leastDayMs - 1) : nowMs;
  return { endsMs: dayAfter(notBeforeMs, timeZone), timeZone, likes: 0 };
}

/** How many likes are left of a day. */
export function swipeLikesLeft(day: SwipeDay, likesPerDay: number): number {
  return Math.max(0, likesPerDay - day.likes);
}

/** For so long nobody comes back whom the member has passed or liked in the game. */
export const swipeRestDays = 30;
