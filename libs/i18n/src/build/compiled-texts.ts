import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { localesFolder, readMessages } from './locale-files.ts';
import { pseudoMessages } from '../pseudo/pseudo.ts';
import { pseudoLocale } from '../pseudo/pseudo-locale.ts';
import { groupOf, isServerGroup } from '../loading/text-groups.ts';
import { keepTreeWhole } from './whole-words.ts';

/** Texts by id as syntax trees, so that browsers need no parser. */
export type CompiledTexts = Record<string, MessageFormatElement[]>;

/** The languages that have a file in `locales/`, sorted. Other files there (lists for the checks) are no languages. */
export const languagesOf = (fileNames: readonly string[]): string[] =>
  fileNames.flatMap((name) => /^([a-z]{2}(?:-[A-Z]{2})?)\.json$/.exec(name)?.[1] ?? []).sort();

export const languages = (): string[] => languagesOf(readdirSync(localesFolder));

/** What the app shows in a language, without the texts that only the server writes. */
export const compiledTexts = (locale: string): CompiledTexts => {
  const texts = locale === pseudoLocale ? pseudoMessages(readMessages('en')) : readMessages(locale);
  const shown = Object.entries(texts).filter(([id]) => !isServerGroup(groupOf(id)));
  return Object.fromEntries(shown.map(([id, text]) => [id, keepTreeWhole(parse(text))]));
};

/** The same by group. */
export const compiledGroups = (locale: string): Map<string, CompiledTexts> => {
  const groups = new Map<string, CompiledTexts>();
  for (const [id, tree] of Object.entries(compiledTexts(locale))) {
    const group = groups.get(groupOf(id)) ?? {};
    group[id] = tree;
    groups.set(groupOf(id), group);
  }
  return groups;
};

/** Names all texts of all languages together: it changes when any of them does. Twelve hex digits. */
export const textsVersion = (): string => {
  const hash = createHash('sha256');
  for (const locale of languages()) hash.update(locale).update(JSON.stringify(compiledTexts(locale)));
  return hash.digest('hex').slice(0, 12);
};
