import type { Locale } from '@vesper/domain';
import { seededPicks } from '../seeded-picks.ts';
import type { AboutBank, PhraseKind } from './about-bank.ts';
import { aboutDa } from './phrases/da.ts';
import { aboutDe } from './phrases/de.ts';
import { aboutEn } from './phrases/en.ts';
import { aboutEs } from './phrases/es.ts';
import { aboutFi } from './phrases/fi.ts';
import { aboutFr } from './phrases/fr.ts';
import { aboutIt } from './phrases/it.ts';
import { aboutNb } from './phrases/nb.ts';
import { aboutNl } from './phrases/nl.ts';
import { aboutPl } from './phrases/pl.ts';
import { aboutSv } from './phrases/sv.ts';

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

/**
 * What texts are made of. Some people write three words, some tell a story; how often a kind stands here follows how many
 * sentences of it there are, so that none has to be said again long before the others.
 */
const shapes: readonly (readonly PhraseKind[])[] = [
  ['stories'],
  ['openings', 'middles'],
  ['shorts'],
  ['openings', 'middles', 'closings'],
  ['openings', 'stories', 'closings'],
  ['openings', 'closings'],
  ['middles'],
  ['openings', 'middles', 'middles', 'middles', 'closings'],
  ['shorts', 'middles'],
  ['stories', 'closings'],
  ['openings', 'middles'],
  ['middles', 'closings'],
  ['shorts', 'closings'],
  ['openings'],
  ['stories', 'closings'],
  ['openings', 'middles', 'middles', 'closings'],
  ['shorts'],
  ['middles', 'middles'],
  ['middles', 'closings'],
  ['shorts', 'shorts'],
  ['openings', 'middles', 'middles'],
];

/** Says which of so many things comes next: a place from 0 to `length` - 1 of that list. */
export type Dealer = (list: PhraseKind | 'shapes', length: number) => number;

/** Deals by chance, never twice the same while there are others: for somebody who stands alone. The same seed, the same hand. */
export function dealtByChance(seed: string): Dealer {
  const pick = seededPicks(seed);
  const dealt = new Set<string>();
  return (list, length) => {
    const all = Array.from({ length }, (_, place) => place);
    const left = all.filter((place) => !dealt.has(`${list} ${place}`));
    const place = pick(left.length > 0 ? left : all);
    dealt.add(`${list} ${place}`);
    return place;
  };
}

/**
 * An about-me text of an invented member in the member's own language: a few words, up to five sentences, or a story.
 * @param deal chooses among the language's sentences; who has all members dealt by one dealer lets neighbours differ
 */
export function composeAbout({
  locale,
  gender,
  deal,
}: {
  locale: Locale;
  gender: 'female' | 'male';
  deal: Dealer;
}): string {
  const bank = aboutBanks[locale];
  const shape = shapes[deal('shapes', shapes.length)] ?? [];
  return shape
    .map((kind) => bank[kind][deal(kind, bank[kind].length)] ?? '')
    .map((phrase) => (typeof phrase === 'string' ? phrase : phrase[gender]))
    .join(' ');
}
