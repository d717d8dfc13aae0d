import { z } from 'zod';
import { country, locale } from './schema.ts';

/** `/api/settings.php`: what the front ends need to know about the site of this host (spec §3, Settings). */
export const settings = z.object({
  name: z.string(),
  index_title: z.string(),
  description: z.string(),
  domain: z.string(),
  domain_language: z.string(),
  countries: z.array(country),
  geoip_country: country,
  geoip_selected_country: country,
  cdn_prefix: z.string(),
  minimum_age: z.number().int(),
  message_credits: z.number().int(),
  photo_credits: z.number().int(),
  signup_credits: z.number().int(),
  message_length: z.number().int(),
  free_conversations: z.number().int(),
  photo_limit_free: z.number().int(),
  photo_limit_premium: z.number().int(),
  minimum_message_costs: z.record(z.string(), z.object({ costs: z.number(), currency: z.string() })),
  support_email: z.string(),
  support_phone: z.string(),
  enable_site_entry_popup: z.string(),
  /** Only visitors from these countries see the entry warning; null means all. */
  site_entry_popup_countries: z.array(country).nullable(),
  push_public_key: z.string(),
  search_fields: z.array(z.string()),
  fictional_warning: z.boolean(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  fictional_icon: z.string(),
  refund_days: z.number().int(),
  time_bonus_seconds: z.number().int(),
  signups: z.string(),
  logged_out_search: z.boolean(),
  niche: z.number().int().min(1).max(7),
  company_id: z.string(),
});

export const companyInfo = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country,
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  support_phone: z.string(),
  delete_discount: z.boolean(),
  added: z.string(),
});

export const siteSchemas = {
  settings: { answer: z.object({ settings, locale_default: locale }) },
  companyInfo: { answer: z.object({ company: companyInfo }) },
  regions: {
    query: z.object({ country }),
    answer: z.object({ regions: z.array(z.object({ code: z.string(), name: z.string() })) }),
  },
  interests: { answer: z.object({ interests: z.array(z.string()) }) },
};
