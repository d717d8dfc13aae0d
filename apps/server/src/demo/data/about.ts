import type { Locale } from '@vesper/domain';
import type { AboutBank } from './about-bank.ts';
import { aboutDa } from './about-da.ts';
import { aboutDe } from './about-de.ts';
import { aboutEn } from './about-en.ts';
import { aboutEs } from './about-es.ts';
import { aboutFi } from './about-fi.ts';
import { aboutFr } from './about-fr.ts';
import { aboutIt } from './about-it.ts';
import { aboutNb } from './about-nb.ts';
import { aboutNl } from './about-nl.ts';
import { aboutPl } from './about-pl.ts';
import { aboutSv } from './about-sv.ts';
import { seededPicks } from './seeded-picks.ts';

export const aboutBanks: Record<Locale, AboutBank> = {
  en: aboutEn,
  nl: aboutNl,
  de: aboutDe,
  it: aboutIt,
  fr: aboutFr,
  es: aboutEs,
  pl: aboutPl,
  da: aboutDa,
  fi: aboutFi,
  nb: aboutNb,
  sv: aboutSv,
};

/** How people go on after their first sentence: of some words, of many, or not at all. Kinds of sentences to choose from. */
const goOn: Readonly<Record<'openings' | 'middles' | 'shorts', readonly (readonly (keyof AboutBank)[])[]>> = {
  openings: [
    [],
    ['closings'],
    ['middles', 'closings'],
    ['middles', 'closings'],
    ['middles', 'middles', 'closings'],
    ['shorts', 'middles', 'middles', 'middles', 'closings'],
  ],
  middles: [[], ['closings'], ['middles'], ['middles', 'closings'], ['middles', 'shorts', 'closings']],
  shorts: [[], [], ['closings'], ['shorts'], ['middles', 'middles']],
};

const kinds = ['openings', 'middles', 'shorts'] as const;

/** How many sentences a text can begin with. */
export const firstSentences = (locale: Locale): number =>
  kinds.reduce((sum, kind) => sum + aboutBanks[locale][kind].length, 0);

/** The n-th sentence that a text can begin with: one of each kind in turn, then the next ones. */
const firstSentence = (bank: AboutBank, first: number) => {
  const rows = Math.max(...kinds.map((kind) => bank[kind].length));
  const all = Array.from({ length: rows }, (_, row) =>
    kinds.flatMap((kind) => {
      const phrase = bank[kind][row];
      return phrase === undefined ? [] : [{ kind, phrase }];
    }),
  ).flat();
  return all[first % all.length];
};

/**
 * An about-me text of an invented member in the member's own language: a few words or up to six sentences. The same wish
 * gives the same text.
 * @param first which of the {@link firstSentences} it begins with: a card shows that one, and neighbours should differ
 */
export function composeAbout({
  locale,
  gender,
  first,
  seed,
}: {
  locale: Locale;
  gender: 'female' | 'male';
  first: number;
  seed: string | number;
}): string {
  const bank = aboutBanks[locale];
  const begun = firstSentence(bank, first);
  if (!begun) return '';
  const pick = seededPicks(`about:${locale}:${seed}`);
  const said = [begun.phrase];
  for (const kind of pick(goOn[begun.kind]))
    said.push(pick(bank[kind].filter((phrase) => !said.includes(phrase))));
  return said.map((phrase) => (typeof phrase === 'string' ? phrase : phrase[gender])).join(' ');
}
