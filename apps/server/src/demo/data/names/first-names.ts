import type { Country, Gender, Locale } from '@vesper/domain';
import { dutchNames, flemishNames } from './dutch.ts';
import { americanNames, britishNames, irishNames } from './english.ts';
import { austrianNames, germanNames, swissNames } from './german.ts';
import type { NameCulture } from './name-culture.ts';
import { danishNames, finnishNames, norwegianNames, swedishNames } from './nordic.ts';
import { polishNames } from './polish.ts';
import { frenchNames, italianNames, spanishNames, walloonNames } from './romance.ts';

/** By country; a second row where members write in another language than most of the country. */
const cultures: Record<Country, NameCulture> & Partial<Record<`${Country}-${Locale}`, NameCulture>> = {
  GB: britishNames,
  IE: irishNames,
  US: americanNames,
  NL: dutchNames,
  BE: flemishNames,
  'BE-fr': walloonNames,
  DE: germanNames,
  AT: austrianNames,
  CH: swissNames,
  'CH-fr': frenchNames,
  'CH-it': italianNames,
  IT: italianNames,
  FR: frenchNames,
  ES: spanishNames,
  PL: polishNames,
  DK: danishNames,
  FI: finnishNames,
  NO: norwegianNames,
  SE: swedishNames,
};

/** First names that are native to a country and language and were given about that year. */
export const firstNamesOf = (
  country: Country,
  locale: Locale,
  gender: Gender,
  birthYear: number,
): readonly string[] => {
  const [older, middle, younger] = (cultures[`${country}-${locale}`] ?? cultures[country])[gender];
  if (birthYear < 1962) return older;
  return birthYear < 1977 ? middle : younger;
};
