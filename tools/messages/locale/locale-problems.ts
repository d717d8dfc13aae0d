import { isLocale } from '@vesper/domain';
import { problemsOf } from '../translation/compare.ts';
import type { LocaleFile } from './locale-files.ts';
import type { SourceMessage } from './source-messages.ts';
import { typographyProblems } from './typography.ts';
import { wordChoiceProblems } from './word-choices.ts';

/** Texts of the code by id, each with where it stands as `file:line`. */
export type PlacedMessages = Readonly<
  Record<string, Pick<SourceMessage, 'defaultMessage' | 'description'> & { readonly where: string }>
>;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** What is wrong with one text: what cannot be read first, since the rest reads it. */
const textProblems = (locale: string, id: string, english: string, text: string): string[] => {
  const unreadable = problemsOf(locale, english, text);
  return unreadable.length > 0 || !isLocale(locale)
    ? unreadable
    : [...typographyProblems(locale, id, english, text), ...wordChoiceProblems(locale, id, text)];
};

/** What is wrong with the texts in the code: no description, or English that is no good ICU text. */
export const sourceProblems = (source: PlacedMessages): string[] =>
  Object.entries(source).flatMap(([id, { where, defaultMessage, description }]) => [
    ...(description ? [] : [`${where} "${id}" has no description for translators`]),
    ...textProblems('en', id, defaultMessage, defaultMessage).map((problem) => `${where} "${id}" ${problem}`),
  ]);

/** What is wrong with a language: texts that are missing, used nowhere, older than the code, or unlike their English. */
export const localeProblems = (source: PlacedMessages, file: LocaleFile): string[] => {
  const problems: string[] = [];
  for (const [id, { where, defaultMessage }] of Object.entries(source)) {
    const text = file.texts[id] ?? '';
    const here = `${file.path}:${file.lineOf(id)} "${id}"`;
    if (text === '') problems.push(`${where} "${id}" is missing in ${file.path}`);
    else if (file.locale !== 'en')
      problems.push(
        ...textProblems(file.locale, id, defaultMessage, text).map((problem) => `${here} ${problem}`),
      );
    else if (oneLine(text) !== oneLine(defaultMessage))
      problems.push(`${here} differs from the code; run npm run messages:extract`);
  }
  for (const id of Object.keys(file.texts)) {
    if (!source[id]) problems.push(`${file.path}:${file.lineOf(id)} "${id}" is used nowhere`);
  }
  return problems;
};
