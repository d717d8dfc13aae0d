import { countries, defaultSiteSettings, locales } from '@vesper/domain';
import { z } from 'zod';

const rules = z
  .object({
    minimumAge: z.number().int().min(18),
    signupCredits: z.number().int().min(0),
    messageCredits: z.number().int().min(0),
    photoCredits: z.number().int().min(0),
    messageLength: z.number().int().min(1),
    freeConversations: z.number().int().min(0),
    historyLimit: z.number().int().min(1),
    photoLimitFree: z.number().int().min(0),
    photoLimitPremium: z.number().int().min(0),
    refundDays: z.number().int().min(0),
    timeBonusSeconds: z.number().int().min(0),
    signups: z.enum(['all', 'with_trafficsource', 'other']),
    loggedOutSearch: z.boolean(),
    enableSiteEntryPopup: z.boolean(),
  })
  .partial();

/** What stands in `sites.settings`. A missing value takes its default; a wrong one is refused by name. */
export const siteSettingsSchema = z.object({
  name: z.string().min(1).default('Vesper'),
  indexTitle: z.string().default('Vesper'),
  description: z.string().default(''),
  domainLanguage: z.enum(locales).default('en'),
  countries: z
    .array(z.enum(countries))
    .min(1)
    .default([...countries]),
  country: z.enum(countries).default('GB'),
  cdnPrefix: z.string().default(''),
  supportEmail: z.email().default('support@vesper.test'),
  supportPhone: z.string().default(''),
  mailName: z.string().default('Vesper'),
  searchFields: z.array(z.string()).default(['gender', 'country', 'region', 'age', 'real_only']),
  fictionalWarning: z.boolean().default(false),
  fictionalSingular: z.string().default(''),
  fictionalPlural: z.string().default(''),
  fictionalIcon: z.string().default('sparkles'),
  niche: z.number().int().min(1).max(7).default(1),
  rules: rules.default({}),
});

export type SiteRow = z.output<typeof siteSettingsSchema>;

/** The rules of a site: the product's defaults with the site's own figures over them. */
export const rulesOf = (row: SiteRow) => {
  const own = Object.fromEntries(Object.entries(row.rules).filter(([, value]) => value !== undefined));
  return { ...defaultSiteSettings, ...own };
};
