import { createIntl, createIntlCache } from 'react-intl';
import type { StoryTexts } from '@vesper/ui/stories';
import { localeNames } from '@vesper/domain';

type LocaleFile = Readonly<Record<string, string | { readonly defaultMessage: string }>>;

const files = import.meta.glob<LocaleFile>('../locales/*.json', { eager: true, import: 'default' });

const messagesOf = (locale: string): Record<string, string> => {
  const entries = Object.entries(files[`../locales/${locale}.json`] ?? {});
  return Object.fromEntries(
    entries.map(([id, entry]) => [id, typeof entry === 'string' ? entry : entry.defaultMessage]),
  );
};

const cache = createIntlCache();
const known = new Map<string, StoryTexts>();

/** The texts of a language for stories. Throws when a story asks for a text that does not exist. */
export const storyTexts = (locale: string): StoryTexts => {
  const existing = known.get(locale);
  if (existing) return existing;
  const intl = createIntl(
    {
      locale,
      messages: messagesOf(locale),
      onError: (error) => {
        throw error;
      },
    },
    cache,
  );
  const texts: StoryTexts = { locale, text: (id, values) => intl.formatMessage({ id }, values) };
  known.set(locale, texts);
  return texts;
};

/** Languages for the toolbar, each in its own name. */
export const toolbarLanguages = Object.entries(localeNames).map(([value, title]) => ({ value, title }));
