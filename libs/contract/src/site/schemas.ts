import { siteSettings } from '@vesper/domain';
import { z } from 'zod';
import { country, locale } from '../schema.ts';
import { wireSchemas } from './setting-schema.ts';

const region = z.object({ code: z.string(), name: z.string() });

/** Degrees as they come in a query string; what is no plain decimal number is refused, also what JavaScript would read. */
const degrees = (most: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,3}(\.\d{1,20})?$/)])
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

/**
 * `/api/settings.php`: what the front ends need to know about the site of this host (spec §3, Settings). What a site sets
 * comes from the domain's table; what depends on who asks stands here.
 */
export const settings = z.object({
  ...wireSchemas(siteSettings),
  domain: z.string(),
  geoip_country: country,
  geoip_selected_country: country,
  minimum_message_costs: z.record(z.string(), z.object({ costs: z.number(), currency: z.string() })),
  /** What the welcome discount takes off; 0 where there is none. */
  welcome_discount_percentage: z.number().min(0).max(100),
  enable_site_entry_popup: z.string(),
  push_public_key: z.string(),
  /** Every code that a member may choose; the names are the language files'. */
  interests: z.array(z.string()),
  /** Only of the selected country: the others are asked for when somebody chooses them (`/api/regions.php`). */
  region_data: z.object({ country, regions: z.array(region) }),
  /** Whether the visitor who asks may sign up, by `signups` and where the visitor came from. */
  signup_open: z.boolean(),
  /** Whether the visitor who asks may search, by the site's setting and where the visitor came from. */
  logged_out_search: z.boolean(),
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
    /** Without a country: where whoever asks is (spec §7: no payload). */
    query: z.object({ country: country.optional() }),
    answer: z.object({ regions: z.array(region) }),
  },
  interests: { answer: z.object({ interests: z.array(z.string()) }) },
  towns: {
    /** `start` is what somebody has written of a town's name. */
    query: z.object({ country, start: z.string().min(2).max(100) }),
    /** Names of that country's towns which begin so, the largest first, a few at most; `regions` are codes of where one of the name lies. */
    answer: z.object({
      towns: z.array(
        z.object({
          name: z.string(),
          regions: z.array(z.string()),
          /** What was written is its whole name, however it is spelled: `koeln` is Köln. */
          meant: z.boolean(),
        }),
      ),
    }),
  },
  geocode: {
    query: z.object({ lat: degrees(90), lon: degrees(180) }),
    /** The nearest place that we know; `region` is a code of ours. Refused with place_not_found far from all markets. */
    answer: z.object({ country, region: z.string(), city: z.string() }),
  },
};

export type Settings = z.infer<typeof settings>;
export type CompanyInfo = z.infer<typeof companyInfo>;
