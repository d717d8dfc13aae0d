/** A day of the calendar without a time or zone, as dates of birth are. Months count from 1. */
export type CalendarDate = { year: number; month: number; day: number };

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The number that stands there in figures, and nothing else; NaN otherwise. */
function figures(value: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const figure = value.charCodeAt(at) - 48;
    number = figure >= 0 && figure <= 9 ? number * 10 + figure : Number.NaN;
  }
  return number;
}

/** Reads `YYYY-MM-DD`; null for anything else and for days that do not exist, such as 2023-02-29. */
export function parseCalendarDate(value: string): CalendarDate | null {
  // Without a regular expression, which takes seven times as long: every card of every list asks for two.
  if (value.length !== 10 || value[4] !== '-' || value[7] !== '-') return null;
  const year = figures(value, 0, 4);
  const month = figures(value, 5, 7);
  const day = figures(value, 8, 10);
  // As it is written, since what is not a number is neither above nor below anything.
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))) return null;
  return { year, month, day };
}

/** Writes `YYYY-MM-DD`. */
export function formatCalendarDate({ year, month, day }: CalendarDate): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

export function nextDay({ year, month, day }: CalendarDate): CalendarDate {
  if (day < daysInMonth(year, month)) return { year, month, day: day + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}
