import {
  countries,
  currencies,
  defaultSiteSettings,
  locales,
  profileFields,
  profileNotes,
  type SiteSettings,
} from '@vesper/domain';
import { z } from 'zod';

const count = z.number().int().min(0);
const atLeastOne = z.number().int().min(1);

/** Every rule that a site may set for itself; one that is missing here, or misspelt in the row, is refused by name. */
const rules = z
  .strictObject({
    minimumAge: z.number().int().min(18),
    signupCredits: count,
    messageCredits: count,
    photoCredits: count,
    giftCredits: z.record(z.string(), count),
    messageLength: atLeastOne,
    aboutMeLength: atLeastOne,
    freeConversations: count,
    historyLimit: atLeastOne,
    photoLimitFree: count,
    photoLimitPremium: count,
    loginAttempts: atLeastOne,
    loginWindowSeconds: atLeastOne,
    loginBlockSeconds: atLeastOne,
    passwordResetsPerDay: count,
    swipeLikesPerDay: count,
    refundDays: count,
    reactivationDays: count,
    timeBonusSeconds: count,
    welcomeDiscountPercentage: z.number().min(0).max(100),
    repeatPurchaseSeconds: count,
    smsCodeSeconds: atLeastOne,
    smsCodeTries: atLeastOne,
    smsResendFirstSeconds: atLeastOne,
    smsResendLastSeconds: atLeastOne,
    smsPerNumberIn10Minutes: count,
    smsPerNumberADay: count,
    smsPerAccountADay: count,
    smsPerAddressAnHour: count,
    directDebitLimitMinor: count,
    directDebitLimitDays: atLeastOne,
    signups: z.enum(['all', 'with_trafficsource', 'other']),
    loggedOutSearch: z.boolean(),
    loggedOutSearchTrafficsource: z.boolean(),
    enableSiteEntryPopup: z.boolean(),
    siteEntryPopupCountries: z.array(z.enum(countries)).nullable(),
    revealAccounts: z.boolean(),
    minimumMessageCosts: z.partialRecord(
      z.enum(countries),
      z.object({ amountMinor: count, currency: z.enum(currencies) }),
    ),
  } satisfies Record<keyof SiteSettings, z.ZodType>)
  .partial();

/** What stands in `sites.settings`. A missing value takes its default; a wrong one is refused by name. */
export const siteSettingsSchema = z.strictObject({
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
  visibleProfileFields: z.array(z.enum(profileFields)).default([...profileFields]),
  visibleProfileNotes: z.array(z.enum(profileNotes)).default(['online', 'premium']),
  /** Read because the settings of other installations have it; nothing follows from it (readings). */
  memberResell: z.boolean().default(false),
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
