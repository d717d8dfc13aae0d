import type { Locale } from '@vesper/domain';
import type { AboutBank, Phrase } from './about-bank.ts';
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

/** An about-me text of an invented member, three or four sentences, in the member's own language. The same seed gives the same text. */
export function composeAbout({
  locale,
  gender,
  seed,
}: {
  locale: Locale;
  gender: 'female' | 'male';
  seed: string | number;
}): string {
  const bank = aboutBanks[locale];
  const pick = seededPicks(`about:${locale}:${seed}`);
  const say = (phrase: Phrase) => (typeof phrase === 'string' ? phrase : phrase[gender]);
  const middle = pick(bank.middles);
  const others = bank.middles.filter((phrase) => phrase !== middle);
  const more = pick([true, true, false]) ? [pick(others)] : [];
  return [pick(bank.openings), middle, ...more, pick(bank.closings)].map(say).join(' ');
}
