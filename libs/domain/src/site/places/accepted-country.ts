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

/** The region of a language range: `NL` of `nl-NL`, `CH` of `de-Latn-CH`. */
function regionOf(tag: string): string | undefined {
  return tag
    .split('-')
    .slice(1)
    .find((part) => /^[a-z]{2}$/i.test(part))
    ?.toUpperCase();
}

/**
 * The market that a browser's languages speak of (`Accept-Language`), best first: a region that is named, else a language
 * with one main market. Null when they name none; a language with a region elsewhere (`es-MX`) speaks of no market.
 */
export function acceptedCountry(acceptLanguage: string): Country | null {
  const tags = acceptedTags(acceptLanguage);
  const named = tags.map(regionOf).find(isCountry);
  if (named !== undefined) return named;
  const plain = tags.filter((tag) => regionOf(tag) === undefined);
  return plain.map((tag) => mainMarkets[tag.slice(0, 2).toLowerCase()]).find(isCountry) ?? null;
}
