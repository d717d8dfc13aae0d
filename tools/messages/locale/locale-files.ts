import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of `locales/`, with the line on which each text stands. */
export interface LocaleFile {
  readonly locale: string;
  /** Relative to the root, as problems name it. */
  readonly path: string;
  readonly texts: Readonly<Record<string, string>>;
  /** What translators are told; only English has it. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** The line of a text; 1 when it is not there. */
  readonly lineOf: (id: string) => number;
}

const field = (entry: unknown, name: 'defaultMessage' | 'description'): string => {
  if (typeof entry === 'string') return name === 'defaultMessage' ? entry : '';
  return String((entry as Record<string, unknown> | null)?.[name] ?? '');
};

const valuesOf = (entries: Record<string, unknown>, name: 'defaultMessage' | 'description') =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, field(entry, name)]));

/** Reads the text of such a file. Throws a SyntaxError when it is no JSON. */
export const parseLocaleFile = (locale: string, path: string, json: string): LocaleFile => {
  const entries = JSON.parse(json) as Record<string, unknown>;
  const lines = json.split('\n');
  return {
    locale,
    path,
    texts: valuesOf(entries, 'defaultMessage'),
    descriptions: valuesOf(entries, 'description'),
    lineOf: (id) => Math.max(1, lines.findIndex((line) => line.startsWith(`  ${JSON.stringify(id)}:`)) + 1),
  };
};

/** The file of a language below `root`; null when there is none. */
export const readLocaleFile = (root: string, locale: string): LocaleFile | null => {
  const path = `locales/${locale}.json`;
  if (!existsSync(join(root, path))) return null;
  return parseLocaleFile(locale, path, readFileSync(join(root, path), 'utf8'));
};
