import { regionsOf, type Country, type Region } from '@vesper/domain';

/** The regions of a country in the order of a language's alphabet: Ö stands last in Swedish and beside O in German. */
function inAlphabet(country: Country, language: string): readonly Region[] {
  const { compare } = new Intl.Collator(language);
  return [...regionsOf(country)].sort((first, second) => compare(first.name, second.name));
}

/** What the regions call answers: per country every region by ISO 3166-2 code, in the order of its own alphabet. */
export const regions: Readonly<Record<Country, readonly Region[]>> = {
  GB: inAlphabet('GB', 'en'),
  IE: inAlphabet('IE', 'en'),
  US: inAlphabet('US', 'en'),
  NL: inAlphabet('NL', 'nl'),
  BE: inAlphabet('BE', 'nl'),
  DE: inAlphabet('DE', 'de'),
  AT: inAlphabet('AT', 'de'),
  CH: inAlphabet('CH', 'de'),
  IT: inAlphabet('IT', 'it'),
  FR: inAlphabet('FR', 'fr'),
  ES: inAlphabet('ES', 'es'),
  PL: inAlphabet('PL', 'pl'),
  DK: inAlphabet('DK', 'da'),
  FI: inAlphabet('FI', 'fi'),
  NO: inAlphabet('NO', 'nb'),
  SE: inAlphabet('SE', 'sv'),
};
