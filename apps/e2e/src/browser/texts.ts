import { formatLocale, type Locale } from '@vesper/domain';
import { createIntlFor, groupOf, isServerGroup, keepWordsWhole, readMessages } from '@vesper/i18n';

type Values = Record<string, string | number>;

const known = new Map<string, Record<string, string>>();

/** A text of the product by its message id, as the page in that language shows it. @throws Error for an unknown id */
export const textIn = (locale: Locale, id: string, values: Values = {}): string => {
  const messages = known.get(locale) ?? readMessages(locale);
  known.set(locale, messages);
  if (messages[id] === undefined) throw new Error(`there is no message ${id} in locales/`);
  const shown = createIntlFor(formatLocale(locale)).formatMessage({ id }, values);
  // Mails are written as they are; the pages' own texts keep short words on one line.
  return isServerGroup(groupOf(id)) ? shown : keepWordsWhole(shown);
};

/** The same for journeys in English. */
export const text = (id: string, values: Values = {}): string => textIn('en', id, values);
