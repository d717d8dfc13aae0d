import { useSyncExternalStore } from 'react';
import { formatDate } from '@vesper/i18n/react';
import { type FormatDateOptions, useIntl } from 'react-intl';

const subscribe = () => () => {};
const zoneHere = (): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // What Chromium says where it can not tell, and no date can be written in.
  return timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
};

/**
 * The time zone to write times in: the reader's own once the page runs; until then the one that the server wrote them in, which
 * is UTC where it knows no better.
 */
export const useTimeZone = (known?: string): string =>
  useSyncExternalStore(subscribe, zoneHere, () => known ?? 'UTC');

/** A moment as the reader's clock shows it. */
export const LocalTime = ({ value, ...options }: FormatDateOptions & { readonly value: string }) => {
  const format = useFormatTime();
  return <time dateTime={value}>{format(value, options)}</time>;
};

/** A date of the calendar, the same wherever the reader is, as the server wrote it. */
export const CalendarDate = ({ value }: { readonly value: string }) => (
  <time dateTime={value}>{formatDate(useIntl(), value, { dateStyle: 'long', timeZone: 'UTC' })}</time>
);

/** A moment as text, for places that take a string. */
export const useFormatTime = (): ((value: string, options: FormatDateOptions) => string) => {
  const intl = useIntl();
  const timeZone = useTimeZone();
  return (value, options) => formatDate(intl, value, { timeZone, ...options });
};
