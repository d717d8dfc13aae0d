import { acceptedCountry, mainMarketOf, namedCountry } from './accepted-country.ts';
import { isCountry } from './countries.ts';
import type { Country } from './countries.ts';
import { acceptedTags } from '../language/locale-negotiation.ts';
import type { Locale } from '../language/locales.ts';

/** What tells where somebody is; what is no market of ours is passed over. */
export type CountryHints = {
  /** The country in the member's profile. */
  own?: string | null | undefined;
  /** Found by the network address. */
  geoip?: string | null | undefined;
  /** The language that was chosen, if any (`chosenLocale`). */
  locale?: Locale | null | undefined;
  acceptLanguage?: string | undefined;
  /** The site's own. */
  site: Country;
};

/** The country of a language: of the chosen one as the browser has it (`nl-BE`), else its main market. */
function countryOfLanguage(locale: Locale | null | undefined, acceptLanguage: string): Country | null {
  if (!locale) return acceptedCountry(acceptLanguage);
  const tags = acceptedTags(acceptLanguage).filter((tag) => tag.slice(0, 2).toLowerCase() === locale);
  return namedCountry(tags) ?? mainMarketOf(locale) ?? acceptedCountry(acceptLanguage);
}

/**
 * The one rule for the country of prices, search and matches (readings, "Country"): the member's own, else where the network
 * address is, else the country of the language, else the site's.
 */
export function countryFor({ own, geoip, locale, acceptLanguage = '', site }: CountryHints): Country {
  return [own, geoip, countryOfLanguage(locale, acceptLanguage)].find(isCountry) ?? site;
}
