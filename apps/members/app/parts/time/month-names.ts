import { useIntl } from 'react-intl';

/** The months in the page's language, January first. */
export const useMonthNames = (): readonly string[] => {
  const intl = useIntl();
  return Array.from({ length: 12 }, (_, month) =>
    intl.formatDate(Date.UTC(2024, month, 15), { month: 'long', timeZone: 'UTC' }),
  );
};
