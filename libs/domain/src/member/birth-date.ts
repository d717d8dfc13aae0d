import { parseCalendarDate } from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';

export type BirthDateCode =
  'birth_date_invalid' | 'birth_date_future' | 'birth_date_implausible' | 'below_minimum_age';

/** Nobody on record has been older than 122; above this a date is a slip of the hand. */
export const oldestAge = 120;

function fullYears(birth: CalendarDate, today: CalendarDate): number {
  // Someone born on 29 February turns a year older on 1 March in a common year: comparing month and
  // day as written does just that.
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}

/**
 * Full years of life on a day; both are `YYYY-MM-DD`. Negative for a birth after that day.
 * Throws a RangeError when one of them is not a date: judge input with `checkBirthDate` first.
 */
export function ageOn(birthDate: string, today: string): number {
  const birth = parseCalendarDate(birthDate);
  const day = parseCalendarDate(today);
  if (birth === null || day === null) throw new RangeError('birth_date_invalid');
  return fullYears(birth, day);
}

/**
 * Judges a date of birth (`YYYY-MM-DD`) on a day of the same form (spec §5); null when the person is
 * old enough. A minimum age below 18 is read as 18: that one is law, not a setting.
 */
export function checkBirthDate(value: string, today: string, minimumAge: number): BirthDateCode | null {
  const birth = parseCalendarDate(value);
  if (birth === null) return 'birth_date_invalid';
  if (value > today) return 'birth_date_future';
  const age = ageOn(value, today);
  if (age > oldestAge) return 'birth_date_implausible';
  return age < Math.max(18, minimumAge) ? 'below_minimum_age' : null;
}
