import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDateOf, timeZoneOf } from './local-midnight.ts';
import { type SwipeDay, swipeDayAt, swipeLikesLeft } from './swipe-day.ts';

const hourMs = 3600 * 1000;
const perDay = 4;
/** Troll station puts its clocks forward by two hours: no calendar day is shorter. */
const shortestDayMs = 22 * hourMs;
const zones = [
  'UTC',
  'Europe/Amsterdam',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Antarctica/Troll',
] as const;
const at = (text: string): number => Date.parse(text);
const iso = (day: SwipeDay): string => new Date(day.endsMs).toISOString();

/** Likes whenever it may, as the server does; answers when each like was given and in which day. */
const play = (steps: readonly { afterMs: number; zone: string; tries: number }[]) => {
  const likes: { atMs: number; endsMs: number }[] = [];
  let day: SwipeDay | null = null;
  let nowMs = at('2026-01-01T00:00:00Z');
  for (const { afterMs, zone, tries } of steps) {
    nowMs += afterMs;
    for (let count = 0; count < tries; count += 1) {
      day = swipeDayAt(day, nowMs, zone);
      if (swipeLikesLeft(day, perDay) === 0) break;
      day = { ...day, likes: day.likes + 1 };
      likes.push({ atMs: nowMs, endsMs: day.endsMs });
    }
  }
  return likes;
};

const step = fc.record({
  afterMs: fc.oneof(fc.integer({ min: 0, max: 3 * hourMs }), fc.integer({ min: 0, max: 60 * hourMs })),
  zone: fc.constantFrom(...zones),
  tries: fc.integer({ min: 0, max: 9 }),
});

describe('swipeDayAt', () => {
  it('lasts until the next midnight of the member, in summer and in winter', () => {
    const zone = 'Europe/Amsterdam';
    expect(iso(swipeDayAt(null, at('2026-11-23T22:59:59Z'), zone))).toBe('2026-11-23T23:00:00.000Z');
    expect(iso(swipeDayAt(null, at('2026-11-23T23:00:00Z'), zone))).toBe('2026-11-24T23:00:00.000Z');
    expect(iso(swipeDayAt(null, at('2026-07-01T12:00:00Z'), zone))).toBe('2026-07-01T22:00:00.000Z');
    // Clocks go back: a day of 25 hours, whose first hour begins long before its last.
    expect(iso(swipeDayAt(null, at('2026-10-24T22:00:00Z'), zone))).toBe('2026-10-25T23:00:00.000Z');
    // There midnight itself is skipped in spring.
    expect(iso(swipeDayAt(null, at('2026-04-23T12:00:00Z'), 'Africa/Cairo'))).toBe(
      '2026-04-23T22:00:00.000Z',
    );
  });

  it('opens no second day to whoever changes the zone', () => {
    const last = { endsMs: at('2026-11-24T11:00:00Z'), timeZone: 'Pacific/Auckland', likes: perDay };
    expect(swipeDayAt(last, last.endsMs - 1, 'Pacific/Pago_Pago')).toBe(last);
    // Midnight of Samoa is due an hour later the same day; the day that counts is the one after.
    const next = swipeDayAt(last, at('2026-11-24T10:30:00Z') + hourMs, 'Pacific/Honolulu');
    expect(next.endsMs - last.endsMs).toBeGreaterThanOrEqual(24 * hourMs);
    expect(next.likes).toBe(0);
  });

  it('is no longer than any other in another zone that has the same midnight', () => {
    const last = { endsMs: at('2026-11-23T23:00:00Z'), timeZone: 'Europe/Amsterdam', likes: perDay };
    expect(iso(swipeDayAt(last, last.endsMs, 'Europe/Berlin'))).toBe('2026-11-24T23:00:00.000Z');
  });

  it('gives no more than four in a day, nor more days than there are, however zones change', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const likes = play(steps);
        const ends = [...new Set(likes.map(({ endsMs }) => endsMs))];
        for (const end of ends)
          expect(likes.filter(({ endsMs }) => endsMs === end).length).toBeLessThanOrEqual(perDay);
        for (const [index, end] of ends.entries())
          if (index > 0) expect(end - (ends[index - 1] ?? 0)).toBeGreaterThanOrEqual(shortestDayMs);
        // On both sides of one midnight, and of no other.
        for (const { atMs } of likes) {
          const near = likes.filter((like) => like.atMs >= atMs && like.atMs < atMs + shortestDayMs);
          expect(near.length).toBeLessThanOrEqual(2 * perDay);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is the calendar day for who stays in one zone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.array(step, { maxLength: 40 }), (zone, steps) => {
        const likes = play(steps.map((one) => ({ ...one, zone })));
        const perDate = Map.groupBy(likes, ({ atMs }) => localDateOf(atMs, zone));
        for (const [, those] of perDate) {
          expect(those.length).toBeLessThanOrEqual(perDay);
          expect(new Set(those.map(({ endsMs }) => endsMs)).size).toBe(1);
        }
        expect(new Set(likes.map(({ endsMs }) => endsMs)).size).toBe(perDate.size);
      }),
      { numRuns: 200 },
    );
  });
});

it('takes names of zones only', () => {
  for (const zone of zones) expect(timeZoneOf(zone)).not.toBeNull();
  expect(timeZoneOf('europe/amsterdam')).toBe('Europe/Amsterdam');
  for (const none of ['', '+02:00', 'Mars/Olympus', 'x'.repeat(70), 'UTC\0', 'SystemV/EST5', 7, null])
    expect(timeZoneOf(none)).toBeNull();
});
