import { daysInMonth, formatCalendarDate, nextDay, parseCalendarDate } from '../member/calendar-date.ts';
import type { CalendarDate } from '../member/calendar-date.ts';

/** The last date of birth with which someone has had the birthday of this age. */
function latestBirth(age: number, today: CalendarDate): CalendarDate {
  const year = today.year - age;
  // On 29 February nobody is born in a common year; those of 1 March have to wait one more day.
  return { year, month: today.month, day: Math.min(today.day, daysInMonth(year, today.month)) };
}

/**
 * The dates of birth (`YYYY-MM-DD`, both included) of everyone who is between two ages, both
 * included, on a day: what search compares with, so that it agrees with `ageOn` to the day.
 * Throws a RangeError when today is not a date.
 */
export function birthDateRange(
  minAge: number,
  maxAge: number,
  today: string,
): { bornFrom: string; bornTo: string } {
  const day = parseCalendarDate(today);
  if (day === null) throw new RangeError('today_invalid');
  return {
    bornFrom: formatCalendarDate(nextDay(latestBirth(maxAge + 1, day))),
    bornTo: formatCalendarDate(latestBirth(minAge, day)),
  };
}
