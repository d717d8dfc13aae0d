import type { Country } from '../places/countries.ts';
import type { Locale } from './locales.ts';

/** Where each language is written, first where it is mostly. English is British for everybody but visitors from the US. */
const homes: Readonly<Record<Locale, readonly Country[]>> = {
  en: ['GB', 'US'],
  nl: ['NL', 'BE'],
  de: ['DE', 'AT', 'CH'],
  it: ['IT', 'CH'],
  fr: ['FR', 'BE', 'CH'],
  es: ['ES'],
  pl: ['PL'],
  da: ['DK'],
  fi: ['FI'],
  nb: ['NO'],
  sv: ['SE', 'FI'],
};

/**
 * How dates and numbers are written, as a BCP 47 tag: by the language, as it is written in the reader's country (readings,
 * "Country"). `de` in Austria is `de-AT`; in a country where the language is not at home it is that of its main one.
 */
export function formatLocale(locale: Locale, country?: string | null): string {
  const [main] = homes[locale];
  return `${locale}-${homes[locale].find((home) => home === country) ?? main}`;
}
