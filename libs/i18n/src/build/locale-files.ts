import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the language files stand: `locales/` at the root of the workspace. */
export const localesFolder = join(import.meta.dirname, '../../../../locales');

/** A file holds `id → text`, or, as English does, `id → { defaultMessage, description }`. */
type LocaleFile = Record<string, string | { defaultMessage: string }>;

const readFile = (locale: string): LocaleFile => {
  try {
    return JSON.parse(readFileSync(join(localesFolder, `${locale}.json`), 'utf8')) as LocaleFile;
  } catch (error) {
    // A language that has no file yet shows English; the message check names what is missing.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
};

/** How much of English a language has texts for, from 0 to 1. */
export const completenessOf = (locale: string): number => {
  const ids = Object.keys(readFile('en'));
  const own = readFile(locale);
  return ids.length === 0 ? 1 : ids.filter((id) => id in own).length / ids.length;
};

/**
 * The texts of a language by message id, in ICU syntax, with English where a text is missing.
 * Throws a SyntaxError when the file is not JSON.
 */
export const readMessages = (locale: string): Record<string, string> => {
  const merged = locale === 'en' ? readFile('en') : { ...readFile('en'), ...readFile(locale) };
  return Object.fromEntries(
    Object.entries(merged).map(([id, entry]) => [
      id,
      typeof entry === 'string' ? entry : entry.defaultMessage,
    ]),
  );
};
