import type { Settings } from '@vesper/contract';
import { type Country, interests, maySignUp, minimumMessageCost, negotiateLocale } from '@vesper/domain';
import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/register-call.ts';
import { isSearchOpen } from './visitor-access.ts';
import { type Arrival, readArrival } from './arrival.ts';
import { toCompany } from './company.ts';
import { regions } from './data/regions.ts';
import type { Site } from './site-directory.ts';
import { nearestTown } from './nearest-town.ts';
import { selectedCountry } from './visitor-country.ts';

const minorUnits = 100;

/** What the settings say beside the site's own: who asks, from where. */
interface Visitor {
  readonly country: Country;
  readonly arrival: Arrival;
}

/** The site's settings as the front ends read them (spec §3), for whoever asks. */
export const toSettings = (site: Site, pushKey: string, { country, arrival }: Visitor): Settings => {
  const { settings, rules } = site;
  const selected = selectedCountry(site, country);
  const costs = settings.countries.map((code) => {
    const { amountMinor, currency } = minimumMessageCost(code, rules);
    return [code, { costs: amountMinor / minorUnits, currency }] as const;
  });
  return {
    name: settings.name,
    index_title: settings.indexTitle,
    description: settings.description,
    domain: site.domain,
    domain_language: settings.domainLanguage,
    countries: settings.countries,
    geoip_country: country,
    geoip_selected_country: selected,
    cdn_prefix: settings.cdnPrefix,
    minimum_age: rules.minimumAge,
    message_credits: rules.messageCredits,
    photo_credits: rules.photoCredits,
    gift_credits: { ...rules.giftCredits },
    signup_credits: rules.signupCredits,
    message_length: rules.messageLength,
    free_conversations: rules.freeConversations,
    photo_limit_free: rules.photoLimitFree,
    photo_limit_premium: rules.photoLimitPremium,
    minimum_message_costs: Object.fromEntries(costs),
    support_email: settings.supportEmail,
    support_phone: settings.supportPhone,
    enable_site_entry_popup: rules.enableSiteEntryPopup ? 'yes' : 'no',
    site_entry_popup_countries: rules.siteEntryPopupCountries ? [...rules.siteEntryPopupCountries] : null,
    push_public_key: pushKey,
    search_fields: settings.searchFields,
    visible_profile_fields: settings.visibleProfileFields,
    visible_profile_notes: settings.visibleProfileNotes,
    interests: [...interests],
    region_data: { country: selected, regions: [...regions[selected]] },
    fictional_warning: settings.fictionalWarning,
    fictional_singular: settings.fictionalSingular,
    fictional_plural: settings.fictionalPlural,
    fictional_icon: settings.fictionalIcon,
    refund_days: rules.refundDays,
    time_bonus_seconds: rules.timeBonusSeconds,
    signups: rules.signups,
    signup_open: maySignUp(rules, Boolean(arrival.network)) === null,
    reveal_accounts: rules.revealAccounts,
    logged_out_search: isSearchOpen(site, arrival),
    logged_out_search_trafficsource: rules.loggedOutSearchTrafficsource,
    member_resell: settings.memberResell,
    mail_name: settings.mailName,
    niche: settings.niche,
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
  regions: async (_services, { query }) => ({ regions: [...regions[query.country]] }),
  interests: async () => ({ interests: [...interests] }),
} satisfies CallHandlers;
