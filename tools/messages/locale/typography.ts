/**
 * What a program can see of how a language is set: spaces that must not break, the space before a percent sign, full stops.
 * What it cannot see stands in the glossary.
 */
import type { Locale } from '@vesper/domain';
import { groupOf } from '@vesper/i18n';
import { spokenForms, word } from './spoken-forms.ts';

interface Rule {
  /** Matches what is wrong, in a spoken form. */
  readonly wrong: RegExp;
  readonly problem: string;
  /** The languages it is for; all without. */
  readonly locales?: readonly Locale[];
  /** Whether the spec's own English sentences are let off. */
  readonly fixedMay?: true;
}

/** U+00A0 and the narrow one, U+202F. */
const noBreak = '[\\u00a0\\u202f]';

const rules: readonly Rule[] = [
  { wrong: /\.\.\./, problem: 'has three dots; the sign is …' },
  { wrong: / …/, problem: 'lets the … stand alone on the next line: no space before it, or a no-break one' },
  {
    wrong: /(?:^|[^\d])['"]|['"](?:$|[^\d])/,
    problem: 'has a straight quote; write ’ “ ” or the language’s own',
    fixedMay: true,
  },
  { wrong: / ·/, problem: 'lets a · begin the next line; a no-break space before it' },
  { wrong: / {2}|^\s|\s$/, problem: 'has two spaces, or one at an end' },
  { wrong: / [,.](?:\s|$)/, problem: 'has a space before a comma or full stop' },
  {
    wrong: /[1-9]\d*\s?(?:%|per ?cent|prozent|prosent|procent|por ciento|pour cent)/iu,
    problem: 'names a fixed percentage; sites set their own, so it must be put in',
  },
  {
    // A colon between numbers is a time.
    wrong: /[^\s\u00a0\u202f\d][:;!?»](?![\p{L}\d/])| [:;!?»]|«(?![\u00a0\u202f])/u,
    problem: 'needs a no-break space before : ; ! ? » and after «',
    locales: ['fr'],
  },
  {
    wrong: /(?:^|[\s(„])[aiouwzAIOUWZ] /u,
    problem: 'lets a word of one letter end a line; a no-break space follows it',
    locales: ['pl'],
  },
];

/** Whether this language sets the percent sign apart, as `Intl` has it. */
const isPercentApart = (locale: Locale): boolean =>
  /\s%$/u.test(new Intl.NumberFormat(locale, { style: 'percent' }).format(0.25));

const percentProblems = (locale: Locale, form: string): string[] => {
  if (!form.includes('%')) return [];
  const apart = isPercentApart(locale);
  const right = apart ? new RegExp(`${noBreak}%`, 'u') : /\d%/u;
  if (right.test(form)) return [];
  return [apart ? 'needs a no-break space before %' : 'has a space before %, which this language has not'];
};

const closing = '(?:[)”»"’]|</\\w+>)*$';
const endsClosed = new RegExp(`[.!?…:]${closing}`, 'u');
const endsWithStop = new RegExp(`[.]${closing}`, 'u');

/** A text of several sentences ends the last of them, too; what ends with something put in takes that one's end. */
const lacksItsEnd = (form: string): boolean =>
  /\p{Ll}[.!?] \p{Lu}/u.test(form) && !endsClosed.test(form) && !form.endsWith(word);

/** English of these groups is fixed to the letter by the spec (§5, §8), with or without its full stop. */
const isFixed = (id: string): boolean => groupOf(id).startsWith('refusal');

const endProblems = (id: string, english: readonly string[], forms: readonly string[]): string[] => {
  if (forms.some(lacksItsEnd)) return ['is several sentences and the last has no full stop'];
  if (isFixed(id) || forms.some((form) => form.endsWith(word))) return [];
  const stopped = (form: string): boolean => endsWithStop.test(form);
  if (english.every(stopped) && !forms.every((form) => endsClosed.test(form)))
    return ['has no full stop, which its English has'];
  return forms.some(stopped) && !english.some((form) => endsClosed.test(form))
    ? ['has a full stop, which its English has not']
    : [];
};

/** What is wrong with how a text is set in its language. Expects good ICU (`problemsOf`); empty when nothing is. */
export const typographyProblems = (locale: Locale, id: string, english: string, text: string): string[] => {
  const forms = spokenForms(text);
  return [
    ...rules
      .filter(
        ({ wrong, fixedMay, locales = [locale] }) =>
          !(fixedMay && locale === 'en' && isFixed(id)) &&
          locales.includes(locale) &&
          forms.some((form) => wrong.test(form)),
      )
      .map(({ problem }) => problem),
    ...new Set(forms.flatMap((form) => percentProblems(locale, form))),
    ...endProblems(id, spokenForms(english), forms),
  ];
};
