const minuteMs = 60 * 1000;
/** No calendar day is longer: 24 hours, and up to two more when clocks go back. */
const longestDayMinutes = 27 * 60;

const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, calendar: 'gregory', dateStyle: 'short' });
  calendars.set(timeZone, made);
  return made;
}

/** Node knows zones that are in no list and that a browser may not know: it could not show the time in them. */
const isListed = (timeZone: string): boolean =>
  /^(UTC|Etc\/.+)$/.test(timeZone) || Intl.supportedValuesOf('timeZone').includes(timeZone);

/**
 * The zone of the IANA list that a text names (`Europe/Amsterdam`), in the list's own spelling; null for anything else.
 * Bare offsets are refused: there are as many as one likes, and they know no summer time.
 */
export function timeZoneOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 64 || !/^[A-Za-z]/.test(value)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions();
    return isListed(timeZone) ? timeZone : null;
  } catch {
    return null;
  }
}

/** The zone that counts while a member's browser has told none. */
export const unknownTimeZone = 'UTC';

/** `YYYY-MM-DD` in a zone. */
export function localDateOf(ms: number, timeZone: string): string {
  return calendarOf(timeZone).format(ms);
}

/**
 * The first moment of the calendar day after the one that a moment falls on, in a zone; also where clocks skip midnight.
 * @returns milliseconds since 1970, a whole minute
 */
export function dayAfter(ms: number, timeZone: string): number {
  const start = Math.floor(ms / minuteMs);
  const today = localDateOf(ms, timeZone);
  let same = start;
  let later = start + longestDayMinutes;
  while (later - same > 1) {
    const middle = Math.floor((same + later) / 2);
    if (localDateOf(middle * minuteMs, timeZone) === today) same = middle;
    else later = middle;
  }
  return later * minuteMs;
}
