import { type Settings, toWire } from '@vesper/contract';
import {
  type Country,
  interests,
  maySignUp,
  minimumMessageCost,
  negotiateLocale,
  siteSettings,
} from '@vesper/domain';
import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { isSearchOpen } from './visitor/visitor-access.ts';
import { type Arrival, readArrival } from './visitor/arrival.ts';
import { toCompany } from './company.ts';
import { regions } from './data/regions.ts';
import type { Site } from './site-directory.ts';
import { nearestTown } from './places/nearest-town.ts';
import { townsBeginning } from './places/offered-towns.ts';
import { countryOfMember, selectedCountry } from './visitor/visitor-country.ts';

const minorUnits = 100;

/** What the settings say beside the site's own: who asks, from where. */
interface Visitor {
  readonly country: Country;
  readonly arrival: Arrival;
}

/** The site's settings as the front ends read them (spec §3), for whoever asks. */
export const toSettings = (site: Site, pushKey: string, { country, arrival }: Visitor): Settings => {
  const { settings, rules, prices } = site;
  const selected = selectedCountry(site, country);
  const costs = settings.countries.flatMap((code) => {
    const cost = minimumMessageCost(prices, code, rules);
    return cost ? [[code, { costs: cost.amountMinor / minorUnits, currency: cost.currency }] as const] : [];
  });
  return {
    ...toWire(siteSettings, { ...settings, ...rules }),
    domain: site.domain,
    geoip_country: country,
    geoip_selected_country: selected,
    minimum_message_costs: Object.fromEntries(costs),
    welcome_discount_percentage: prices.memberDiscounts.signup?.percentage ?? 0,
    enable_site_entry_popup: rules.enableSiteEntryPopup ? 'yes' : 'no',
    push_public_key: pushKey,
    interests: [...interests],
    region_data: { country: selected, regions: [...regions[selected]] },
    signup_open: maySignUp(rules, Boolean(arrival.network)) === null,
    logged_out_search: isSearchOpen(site, arrival),
    company_id: site.companyId,
  };
};

export const siteCalls = {
  settings: async (services, { site, request }) => ({
    settings: toSettings(site, services.pushKeys.publicKey, {
      country: await services.visitorCountry.find(site, request),
      arrival: readArrival(request),
    }),
    locale_default: negotiateLocale({ domainLanguage: site.settings.domainLanguage }),
  }),
  companyInfo: async (_services, { site }) => ({
    company: toCompany(site.settings, site.company),
  }),
  geocode: async (_services, { query }) => {
    const town = nearestTown(query.lat, query.lon);
    if (!town) throw new AppError('place_not_found');
    return { country: town.country, region: town.region, city: town.name };
  },
  towns: async (_services, { query }) => ({ towns: townsBeginning(query.country, query.start) }),
  regions: async (services, { query, site, member, request }) => {
    const country =
      query.country ?? (await countryOfMember(services, site, member?.country ?? null, request));
    return { regions: [...regions[country]] };
  },
  interests: async () => ({ interests: [...interests] }),
} satisfies CallHandlers;
