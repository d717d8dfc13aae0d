import { profileFields, profileNotes } from '@vesper/domain';
import { z } from 'zod';
import { country, locale } from '../schema.ts';

const region = z.object({ code: z.string(), name: z.string() });

/** Degrees as they come in a query string; what is no plain decimal number is refused, also what JavaScript would read. */
const degrees = (most: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,3}(\.\d{1,20})?$/)])
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

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
  /** Credits by gift code. */
  gift_credits: z.record(z.string(), z.number().int()),
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
  /** What a profile shows, and which small notes stand beside its name. */
  visible_profile_fields: z.array(z.enum(profileFields)),
  visible_profile_notes: z.array(z.enum(profileNotes)),
  /** Every code that a member may choose; the names are the language files'. */
  interests: z.array(z.string()),
  /** Only of the selected country: the others are asked for when somebody chooses them (`/api/regions.php`). */
  region_data: z.object({ country, regions: z.array(region) }),
  fictional_warning: z.boolean(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  fictional_icon: z.string(),
  refund_days: z.number().int(),
  time_bonus_seconds: z.number().int(),
  signups: z.enum(['all', 'with_trafficsource', 'other']),
  /** Whether the visitor who asks may sign up, by `signups` and where the visitor came from. */
  signup_open: z.boolean(),
  /** Off: login, signup and reset look the same for known and unknown addresses. */
  reveal_accounts: z.boolean(),
  /** Whether the visitor who asks may search, by the site's setting and where the visitor came from. */
  logged_out_search: z.boolean(),
  logged_out_search_trafficsource: z.boolean(),
  /** Parsed and never acted on: no member's data leaves the site. */
  member_resell: z.boolean(),
  /** Who mails are from. */
  mail_name: z.string(),
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

/** What each call takes and answers. */
export const siteSchemas = {
  settings: { answer: z.object({ settings, locale_default: locale }) },
  companyInfo: { answer: z.object({ company: companyInfo }) },
  regions: {
    query: z.object({ country }),
    answer: z.object({ regions: z.array(region) }),
  },
  interests: { answer: z.object({ interests: z.array(z.string()) }) },
  geocode: {
    query: z.object({ lat: degrees(90), lon: degrees(180) }),
    /** The nearest place that we know; `region` is a code of ours. Refused with place_not_found far from all markets. */
    answer: z.object({ country, region: z.string(), city: z.string() }),
  },
};

export type Settings = z.infer<typeof settings>;
export type CompanyInfo = z.infer<typeof companyInfo>;
