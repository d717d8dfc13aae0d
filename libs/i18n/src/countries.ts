import type { IntlShape } from 'react-intl';

export interface NamedCountry {
  /** ISO 3166. */
  readonly value: string;
  readonly label: string;
}

/** Countries by their names in the page's language, in its order, as a list to choose from takes them. */
export const namedCountries = (
  intl: Pick<IntlShape, 'formatDisplayName' | 'locale'>,
  codes: readonly string[],
): NamedCountry[] =>
  codes
    .map((value) => ({ value, label: intl.formatDisplayName(value, { type: 'region' }) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, intl.locale));
