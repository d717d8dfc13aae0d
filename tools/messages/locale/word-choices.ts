/** Words that a language's editors have decided against, so that they do not come back: docs/glossary.md has the reasons. */
import type { Locale } from '@vesper/domain';
import { spokenForms } from './spoken-forms.ts';

interface Choice {
  /** Matches what is not said any more. */
  readonly not: RegExp;
  /** What is said. */
  readonly but: string;
  /** Texts in which it is right all the same. */
  readonly except?: readonly string[];
}

export const wordChoices: Readonly<Partial<Record<Locale, readonly Choice[]>>> = {};

/** The words of a text that are not said any more; empty when there are none. Expects good ICU. */
export const wordChoiceProblems = (
  locale: Locale,
  id: string,
  text: string,
  choices: readonly Choice[] = wordChoices[locale] ?? [],
): string[] => {
  const forms = spokenForms(text);
  return choices
    .filter(({ not, except = [] }) => !except.includes(id) && forms.some((form) => not.test(form)))
    .map(({ not, but }) => `says ${String(not)}; we say “${but}”`);
};
