import { useSyncExternalStore } from 'react';
import { FormattedDate, type FormatDateOptions, useIntl } from 'react-intl';

const subscribe = () => () => {};
const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const zoneOfServer = (): string => 'UTC';

/** The time zone to write times in: UTC as the server wrote them, and the reader's own once the page runs. */
export const useTimeZone = (): string => useSyncExternalStore(subscribe, zoneHere, zoneOfServer);

/** A moment as the reader's clock shows it. */
export const LocalTime = ({ value, ...options }: FormatDateOptions & { readonly value: string }) => {
  const timeZone = useTimeZone();
  return (
    <time dateTime={value}>
      <FormattedDate value={value} timeZone={timeZone} {...options} />
    </time>
  );
};

/** The same as text, for places that take a string. */
export const useFormatTime = (): ((value: string, options: FormatDateOptions) => string) => {
  const intl = useIntl();
  const timeZone = useTimeZone();
  return (value, options) => intl.formatDate(value, { timeZone, ...options });
};
