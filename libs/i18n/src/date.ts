import type { FormatDateOptions, IntlShape } from 'react-intl';

type Parts = readonly Intl.DateTimeFormatPart[];

const isFirstDayBesideName = (parts: Parts): boolean =>
  parts.some(({ type, value }) => type === 'day' && value === '1') &&
  parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value));

/**
 * A date, with a time where the options say so, as the page's language writes it. French calls the first of a month
 * "1er" beside the month's name, which `Intl` leaves to whoever calls it.
 */
export const formatDate = (
  intl: Pick<IntlShape, 'formatDate' | 'formatDateToParts' | 'locale'>,
  value: Date | string | number,
  options: FormatDateOptions = {},
): string => {
  if (!intl.locale.startsWith('fr')) return intl.formatDate(value, options);
  const parts = intl.formatDateToParts(value, options);
  const first = isFirstDayBesideName(parts);
  return parts.map(({ type, value: part }) => (first && type === 'day' ? '1er' : part)).join('');
};
