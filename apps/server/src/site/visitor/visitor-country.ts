import { chosenLocale, type Country, countryFor, isCountry } from '@vesper/domain';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Config } from '../../platform/config.ts';
import { CountryDatabase } from './country-database.ts';
import { countryOfView } from '../../platform/http/pages/inner-request.ts';
import type { Site } from '../site-directory.ts';

declare module '../../platform/services/services.ts' {
  interface Services {
    readonly visitorCountry: VisitorCountry;
  }
}

export interface VisitorCountry {
  /**
   * The market that a visitor seems to be in (`geoip_country`), by the domain's one rule (`countryFor`) as far as a request
   * tells; a member's own country goes before it.
   */
  readonly find: (site: Site, request: FastifyRequest) => Promise<Country>;
}

/** A visitor's choice of language on this device; pages write it. */
const localeCookieName = 'locale';

/** A header is believed only from a proxy that the operator trusts: then the chain of addresses has more than one link. */
const headerOf = (request: FastifyRequest, name: string): Country | undefined => {
  const value = request.headers[name];
  const country = typeof value === 'string' ? value.trim().toUpperCase() : undefined;
  return (request.ips?.length ?? 0) > 1 && isCountry(country) ? country : undefined;
};

/**
 * Tells countries of visitors by the address, else by the proxy's header, else by the languages of the browser.
 * @throws ConfigError when the file of addresses is set and can not be used
 */
export const openVisitorCountry = async (
  { geoipFile, countryHeader }: Pick<Config, 'geoipFile' | 'countryHeader'>,
  clock: Clock,
  log: FastifyBaseLogger,
): Promise<VisitorCountry> => {
  const database = geoipFile ? await CountryDatabase.open(geoipFile, clock, log) : undefined;
  return {
    find: async (site, request) => {
      const made = countryOfView(request);
      if (isCountry(made)) return made;
      return countryFor({
        geoip:
          (await database?.find(request.ip)) ??
          (countryHeader ? headerOf(request, countryHeader) : undefined),
        locale: chosenLocale({
          cookie: request.cookies?.[localeCookieName],
          domainLanguage: site.settings.domainLanguage,
        }),
        acceptLanguage: request.headers['accept-language'],
        site: site.settings.country,
      });
    },
  };
};

/** Where a member is: as the profile says, else as the request tells (then always a country that the site offers). */
export const countryOfMember = async (
  { visitorCountry }: Pick<Services, 'visitorCountry'>,
  site: Site,
  own: string | null,
  request: FastifyRequest,
): Promise<Country> =>
  isCountry(own) ? own : selectedCountry(site, await visitorCountry.find(site, request));

/** The country chosen beforehand on forms: the visitor's where the site offers it, else the site's own. */
export const selectedCountry = ({ settings }: Site, country: Country): Country =>
  settings.countries.includes(country) ? country : settings.country;
