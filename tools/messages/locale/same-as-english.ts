import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { LocaleFile } from './locale-files.ts';

/** Texts that are rightly the same as in English in some languages, and why. */
export interface SameAsEnglish {
  readonly id: string;
  readonly locales: readonly string[];
  readonly reason: string;
}

/** Such a list with where each entry stands, as `file:line`. */
export interface SameAsEnglishList {
  readonly entries: readonly SameAsEnglish[];
  readonly whereOf: (id: string) => string;
}

/** Reads `locales/same-as-english.json`, a list of entries. Throws a SyntaxError when it is no JSON. */
export const parseSameAsEnglish = (path: string, json: string): SameAsEnglishList => {
  const lines = json.split('\n');
  return {
    entries: JSON.parse(json) as SameAsEnglish[],
    whereOf: (id) =>
      `${path}:${Math.max(1, lines.findIndex((line) => line.includes(`"id": ${JSON.stringify(id)}`)) + 1)}`,
  };
};

const hasWords = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some((element) => {
    if ('options' in element) return Object.values(element.options).some(({ value }) => hasWords(value));
    if ('children' in element) return hasWords(element.children);
    return (element.type as number) === 0 && 'value' in element && /\p{L}/u.test(element.value);
  });

/** Whether there is anything to translate: a text of placeholders and signs alone is the same everywhere. */
const isTranslatable = (text: string): boolean => {
  try {
    return hasWords(parse(text));
  } catch {
    return true;
  }
};

/**
 * Texts that were left in English, unless the list allows it; and entries of the list that are of no use any more (the text
 * is gone or differs), have no reason, or stand there twice.
 */
export const sameAsEnglishProblems = (
  english: LocaleFile,
  files: readonly LocaleFile[],
  { entries, whereOf }: SameAsEnglishList,
): string[] => {
  const problems: string[] = [];
  const isSame = (file: LocaleFile, id: string): boolean =>
    english.texts[id] !== undefined &&
    file.texts[id] === english.texts[id] &&
    isTranslatable(english.texts[id]);

  const listed = new Set<string>();
  for (const { id, locales, reason } of entries) {
    if (!reason.trim()) problems.push(`${whereOf(id)} "${id}" gives no reason`);
    for (const locale of locales) {
      const key = `${locale} ${id}`;
      if (listed.has(key)) problems.push(`${whereOf(id)} "${id}" lists ${locale} twice`);
      listed.add(key);
      const file = files.find((known) => known.locale === locale);
      if (!file || !isSame(file, id))
        problems.push(`${whereOf(id)} "${id}" is not the same as in English in ${locale} (any more)`);
    }
  }
  for (const file of files) {
    for (const id of Object.keys(file.texts)) {
      if (!isSame(file, id) || listed.has(`${file.locale} ${id}`)) continue;
      const where = `${file.path}:${file.lineOf(id)}`;
      problems.push(`${where} "${id}" is the same as in English; translate it, or list it with a reason`);
    }
  }
  return problems;
};
