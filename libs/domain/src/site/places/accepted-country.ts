import { isCountry } from './countries.ts';
import type { Country } from './countries.ts';
import { acceptedTags } from '../language/locale-negotiation.ts';

/** Languages that are written mostly in one of our markets; English is at home in too many places. */
const mainMarkets: Readonly<Record<string, Country>> = {
  nl: 'NL',
  de: 'DE',
  it: 'IT',
  fr: 'FR',
  es: 'ES',
  pl: 'PL',
  da: 'DK',
  fi: 'FI',
  nb: 'NO',
  nn: 'NO',
  no: 'NO',
  sv: 'SE',
};

/** The market that a language is mostly written in; null for English. */
export function mainMarketOf(language: string): Country | null {
  return mainMarkets[language.slice(0, 2).toLowerCase()] ?? null;
}

/** The region of a language range: `NL` of `nl-NL`, `CH` of `de-Latn-CH`. */
function regionOf(tag: string): string | undefined {
  return tag
    .split('-')
    .slice(1)
    .find((part) => /^[a-z]{2}$/i.test(part))
    ?.toUpperCase();
}

/** The first market that is named in a list of language tags. */
export function namedCountry(tags: readonly string[]): Country | null {
  return tags.map(regionOf).find(isCountry) ?? null;
}

/**
 * The market that a browser's languages speak of (`Accept-Language`), best first: a region that is named, else a language
 * with one main market. Null when they name none; a language with a region elsewhere (`es-MX`) speaks of no market.
 */
export function acceptedCountry(acceptLanguage: string): Country | null {
  const tags = acceptedTags(acceptLanguage);
  const named = namedCountry(tags);
  if (named !== null) return named;
  const plain = tags.filter((tag) => regionOf(tag) === undefined);
  return plain.map(mainMarketOf).find(isCountry) ?? null;
}
