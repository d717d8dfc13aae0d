import type { Country, Currency } from './places/countries.ts';

/**
 * The rules that a site may set for itself, with the names of the settings row in camel case.
 * Seconds, days, credits, minor units and counts are whole numbers; the unit is in the name.
 */
export type SiteSettings = {
  /** Never below 18. */
  minimumAge: number;
  /** Granted once, when the e-mail address is confirmed. */
  signupCredits: number;
  messageCredits: number;
  photoCredits: number;
  /** Credits by gift code. */
  giftCredits: Readonly<Record<string, number>>;
  /** In grapheme clusters. */
  messageLength: number;
  /** In grapheme clusters. */
  aboutMeLength: number;
  /** Conversations that a free member may start. */
  freeConversations: number;
  /** Newest messages of a conversation that a free member sees. */
  historyLimit: number;
  photoLimitFree: number;
  photoLimitPremium: number;
  loginAttempts: number;
  loginWindowSeconds: number;
  loginBlockSeconds: number;
  passwordResetsPerDay: number;
  swipeLikesPerDay: number;
  refundDays: number;
  /** How long a deleted account can be restored. */
  reactivationDays: number;
  timeBonusSeconds: number;
  welcomeDiscountPercentage: number;
  /** The same bundle bought twice within this time asks once more. */
  repeatPurchaseSeconds: number;
  smsCodeSeconds: number;
  smsCodeTries: number;
  smsResendFirstSeconds: number;
  smsResendLastSeconds: number;
  smsPerNumberIn10Minutes: number;
  smsPerNumberADay: number;
  smsPerAccountADay: number;
  smsPerAddressAnHour: number;
  /** In minor units of EUR, over the rolling days below, until the first debit has settled. */
  directDebitLimitMinor: number;
  directDebitLimitDays: number;
  /** Who may sign up (spec §6); `other` is the invite-only mode. */
  signups: 'all' | 'with_trafficsource' | 'other';
  loggedOutSearch: boolean;
  /** Search is open to visitors who came from a traffic source. */
  loggedOutSearchTrafficsource: boolean;
  enableSiteEntryPopup: boolean;
  /** Countries that see the entry warning; null means all. */
  siteEntryPopupCountries: readonly Country[] | null;
  /** Off: login, signup and reset look the same for known and unknown addresses. */
  revealAccounts: boolean;
  /** Price of one message where it is not the cheapest bundle's (spec §3 minimum_message_costs). */
  minimumMessageCosts: Readonly<Partial<Record<Country, { amountMinor: number; currency: Currency }>>>;
};

const minute = 60;
const hour = 60 * minute;

/** Every rule setting with the value a new site starts from. */
export const defaultSiteSettings: SiteSettings = {
  minimumAge: 18,
  signupCredits: 3,
  messageCredits: 1,
  photoCredits: 2,
  giftCredits: {
    coffee: 1,
    rose: 1,
    cake: 2,
    chocolates: 2,
    candle_light: 3,
    wine: 3,
    bouquet: 4,
    balloon_ride: 5,
  },
  messageLength: 1000,
  aboutMeLength: 2000,
  freeConversations: 2,
  historyLimit: 20,
  photoLimitFree: 3,
  photoLimitPremium: 25,
  loginAttempts: 5,
  loginWindowSeconds: 15 * minute,
  loginBlockSeconds: 15 * minute,
  passwordResetsPerDay: 3,
  swipeLikesPerDay: 4,
  refundDays: 14,
  reactivationDays: 14,
  timeBonusSeconds: 4 * hour,
  welcomeDiscountPercentage: 25,
  repeatPurchaseSeconds: minute,
  smsCodeSeconds: 5 * minute,
  smsCodeTries: 5,
  smsResendFirstSeconds: 30,
  smsResendLastSeconds: 32 * minute,
  smsPerNumberIn10Minutes: 3,
  smsPerNumberADay: 5,
  smsPerAccountADay: 5,
  smsPerAddressAnHour: 10,
  directDebitLimitMinor: 10_000,
  directDebitLimitDays: 7,
  signups: 'all',
  loggedOutSearch: false,
  loggedOutSearchTrafficsource: false,
  enableSiteEntryPopup: true,
  siteEntryPopupCountries: null,
  revealAccounts: true,
  minimumMessageCosts: {},
};
