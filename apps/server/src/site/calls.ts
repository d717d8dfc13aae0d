import { type CompanyInfo, openApiDocument, type Settings } from '@vesper/contract';
import { interests, isCountry, minimumMessageCost, negotiateLocale } from '@vesper/domain';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../platform/http/register-call.ts';
import type { Services } from '../platform/services.ts';
import { regions } from './data/regions.ts';
import type { Site } from './site-directory.ts';

const minorUnits = 100;

/** The site's settings as the front ends read them (spec §3). */
export const toSettings = (site: Site, pushKey: string, acceptLanguage: string | undefined): Settings => {
  const { settings, rules } = site;
  const region = /^[a-z]{2}-([A-Z]{2})/.exec(acceptLanguage ?? '')?.[1];
  const country = isCountry(region) && settings.countries.includes(region) ? region : settings.country;
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
    geoip_selected_country: country,
    cdn_prefix: settings.cdnPrefix,
    minimum_age: rules.minimumAge,
    message_credits: rules.messageCredits,
    photo_credits: rules.photoCredits,
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
    fictional_warning: settings.fictionalWarning,
    fictional_singular: settings.fictionalSingular,
    fictional_plural: settings.fictionalPlural,
    fictional_icon: settings.fictionalIcon,
    refund_days: rules.refundDays,
    time_bonus_seconds: rules.timeBonusSeconds,
    signups: rules.signups,
    logged_out_search: rules.loggedOutSearch,
    niche: settings.niche,
    company_id: site.companyId,
  };
};

const toCompany = (site: Site): CompanyInfo => ({
  name: site.settings.name,
  address: '',
  kvk: '',
  city: '',
  country: site.settings.country,
  tradenames: [site.settings.name],
  vat_numbers: [],
  support_phone: site.settings.supportPhone,
  delete_discount: false,
  added: '2023-12-01T12:00:00Z',
  ...site.company,
});

export const registerSiteCalls = (app: FastifyInstance, services: Services): void => {
  registerCall(app, services, 'settings', async ({ site, request }) => ({
    settings: toSettings(site, services.pushKeys.publicKey, request.headers['accept-language']),
    locale_default: negotiateLocale({ domainLanguage: site.settings.domainLanguage }),
  }));
  registerCall(app, services, 'companyInfo', async ({ site }) => ({ company: toCompany(site) }));
  registerCall(app, services, 'regions', async ({ query }) => ({ regions: [...regions[query.country]] }));
  registerCall(app, services, 'interests', async () => ({ interests: [...interests] }));
  app.get('/api/openapi.json', async (request) => openApiDocument(request.site.settings.name));
};
