import { createIntl, createIntlCache, type IntlShape, type MessageDescriptor } from '@formatjs/intl';
import { formats } from './formats.ts';
import { readMessages } from './build/locale-files.ts';

/** Formats texts, dates, numbers and currencies in one language, to plain strings. */
export type TextIntl = IntlShape<string>;

const cache = createIntlCache();
const known = new Map<string, TextIntl>();

/**
 * The formatter of a language (`de`, or `de-AT` for dates and numbers as they are written there) for code without React, such as mails and push notices. It reads `locales/` once a
 * language and falls back to the English text of the descriptor.
 */
export const createIntlFor = (locale: string): TextIntl => {
  const existing = known.get(locale);
  if (existing) return existing;
  const intl = createIntl<string>(
    {
      locale,
      messages: readMessages(locale.slice(0, 2)),
      formats,
      defaultLocale: 'en',
      onError: (error) => {
        // Missing texts fall back to English and fail `messages:check`; anything else is a mistake in the code.
        if (error.code !== 'MISSING_TRANSLATION') throw error;
      },
    },
    cache,
  );
  known.set(locale, intl);
  return intl;
};

/** Marks texts for extraction; answers its argument unchanged. Use it as react-intl's function of the same name. */
export const defineMessages = <T extends Record<string, MessageDescriptor>>(messages: T): T => messages;
