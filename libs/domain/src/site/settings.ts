import { giftCodes } from '../chat/content/gifts.ts';
import { searchFields } from './search-fields.ts';
import { countries } from './places/countries.ts';
import { profileFields, profileNotes } from './profile-fields.ts';
import { defaultsOf, type Setting, type SettingValues } from './setting-kinds.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * What a site may set for itself, with the values a new site starts from: what its brand says of itself, and the rules it goes
 * by. Types, schema of the stored row, answer of `/api/settings.php` and, later, the back office's form are read off this
 * table; its order is that of the answer.
 */
export const siteSettings = {
  name: { kind: 'text', filled: true, default: 'Vesper', seenBy: 'everybody', brand: true, wire: 'name' },
  /** Under the icon of the installed app, where the name is too long for it; empty: the name. */
  shortName: { kind: 'text', default: '', seenBy: 'everybody', brand: true, wire: 'short_name' },
  /** Of the installed app: bars of the window, and what is seen before the first page. */
  themeColor: {
    kind: 'text',
    format: 'color',
    default: '#303a59',
    seenBy: 'everybody',
    brand: true,
    wire: 'theme_color',
  },
  backgroundColor: {
    kind: 'text',
    format: 'color',
    default: '#faf6f0',
    seenBy: 'everybody',
    brand: true,
    wire: 'background_color',
  },
  /** The brand's sign, square: an SVG, or a PNG of 512 pixels. */
  icon: {
    kind: 'text',
    format: 'address',
    default: '/favicon.svg',
    seenBy: 'everybody',
    brand: true,
    wire: 'icon',
  },
  indexTitle: { kind: 'text', default: 'Vesper', seenBy: 'everybody', brand: true, wire: 'index_title' },
  /** What search engines show below the name: the meta description. */
  description: { kind: 'text', default: '', seenBy: 'everybody', brand: true, wire: 'description' },
  /** Its first two letters are the language of who has chosen none (spec §9); empty lets browsers decide. */
  domainLanguage: { kind: 'text', default: '', seenBy: 'everybody', brand: true, wire: 'domain_language' },
  countries: {
    kind: 'choices',
    of: countries,
    least: 1,
    default: countries,
    seenBy: 'everybody',
    brand: true,
    wire: 'countries',
  },
  /** Where a visitor is taken to be when nothing else says it. */
  country: { kind: 'choice', of: countries, default: 'GB', seenBy: 'operator', brand: true },
  cdnPrefix: { kind: 'text', default: '', seenBy: 'everybody', brand: true, wire: 'cdn_prefix' },
  supportEmail: {
    kind: 'text',
    format: 'email',
    default: 'support@vesper.test',
    seenBy: 'everybody',
    brand: true,
    wire: 'support_email',
  },
  supportPhone: { kind: 'text', default: '', seenBy: 'everybody', brand: true, wire: 'support_phone' },
  /** Who mails are from. */
  mailName: { kind: 'text', default: 'Vesper', seenBy: 'everybody', brand: true, wire: 'mail_name' },
  /** Which filters the search offers; what is not offered does not filter either (`offeredFilter`). */
  searchFields: {
    kind: 'choices',
    of: searchFields,
    default: searchFields,
    seenBy: 'everybody',
    brand: true,
    wire: 'search_fields',
  },
  /** What a profile shows, and which small notes stand beside its name. */
  visibleProfileFields: {
    kind: 'choices',
    of: profileFields,
    default: profileFields,
    seenBy: 'everybody',
    brand: true,
    wire: 'visible_profile_fields',
  },
  visibleProfileNotes: {
    kind: 'choices',
    of: profileNotes,
    default: ['online', 'premium'],
    seenBy: 'everybody',
    brand: true,
    wire: 'visible_profile_notes',
  },
  /** Read because the settings of other installations have it; nothing follows from it (readings). */
  memberResell: { kind: 'flag', default: false, seenBy: 'everybody', brand: true, wire: 'member_resell' },
  fictionalWarning: {
    kind: 'flag',
    default: false,
    seenBy: 'everybody',
    brand: true,
    wire: 'fictional_warning',
  },
  fictionalSingular: {
    kind: 'text',
    default: '',
    seenBy: 'everybody',
    brand: true,
    wire: 'fictional_singular',
  },
  fictionalPlural: { kind: 'text', default: '', seenBy: 'everybody', brand: true, wire: 'fictional_plural' },
  fictionalIcon: {
    kind: 'text',
    default: 'sparkles',
    seenBy: 'everybody',
    brand: true,
    wire: 'fictional_icon',
  },
  niche: { kind: 'count', least: 1, most: 7, default: 1, seenBy: 'everybody', brand: true, wire: 'niche' },

  // The rules.

  /** Never below 18. */
  minimumAge: { kind: 'count', least: 18, default: 18, seenBy: 'everybody', wire: 'minimum_age' },
  /** Granted once, when the e-mail address is confirmed. */
  signupCredits: { kind: 'count', least: 0, default: 3, seenBy: 'everybody', wire: 'signup_credits' },
  messageCredits: { kind: 'count', least: 0, default: 1, seenBy: 'everybody', wire: 'message_credits' },
  photoCredits: { kind: 'count', least: 0, default: 2, seenBy: 'everybody', wire: 'photo_credits' },
  voiceCredits: { kind: 'count', least: 0, default: 2, seenBy: 'everybody', wire: 'voice_credits' },
  /** Credits by gift code; what is not in it is not offered. */
  giftCredits: {
    kind: 'counts',
    of: giftCodes,
    least: 1,
    default: {
      coffee: 1,
      rose: 1,
      sunflower: 1,
      cake: 2,
      chocolates: 2,
      teddy_bear: 2,
      candle_light: 3,
      wine: 3,
      picnic_basket: 3,
      bouquet: 4,
      theatre_tickets: 4,
      balloon_ride: 5,
    },
    seenBy: 'everybody',
    wire: 'gift_credits',
  },
  /** In grapheme clusters. */
  messageLength: { kind: 'count', least: 1, default: 1000, seenBy: 'everybody', wire: 'message_length' },
  /** In grapheme clusters. */
  aboutMeLength: { kind: 'count', least: 1, default: 2000, seenBy: 'everybody', wire: 'about_me_length' },
  /** Conversations that a free member may start. */
  freeConversations: { kind: 'count', least: 0, default: 2, seenBy: 'everybody', wire: 'free_conversations' },
  /** Of one member: nobody writes faster than a message a second. */
  messagesPerMinute: { kind: 'count', least: 1, default: 60, seenBy: 'operator' },
  /** Conversations that one member may begin in 24 hours. */
  conversationsPerDay: { kind: 'count', least: 1, default: 50, seenBy: 'operator' },
  /** So many members may be sent the same words within an hour; the next one is not. */
  sameMessageReceivers: { kind: 'count', least: 1, default: 5, seenBy: 'operator' },
  /** Newest messages of a conversation that a free member sees. */
  historyLimit: { kind: 'count', least: 1, default: 20, seenBy: 'operator' },
  photoLimitFree: { kind: 'count', least: 0, default: 3, seenBy: 'everybody', wire: 'photo_limit_free' },
  photoLimitPremium: {
    kind: 'count',
    least: 0,
    default: 25,
    seenBy: 'everybody',
    wire: 'photo_limit_premium',
  },
  loginAttempts: { kind: 'count', least: 1, default: 5, seenBy: 'operator' },
  loginWindowSeconds: { kind: 'count', least: 1, default: 15 * minute, seenBy: 'operator' },
  loginBlockSeconds: { kind: 'count', least: 1, default: 15 * minute, seenBy: 'operator' },
  passwordResetsPerDay: { kind: 'count', least: 0, default: 3, seenBy: 'operator' },
  swipeLikesPerDay: { kind: 'count', least: 0, default: 4, seenBy: 'operator' },
  /** Members may have their main photo compared with selfies, and carry a mark for it (decision 83). */
  verifiedMembers: { kind: 'flag', default: false, seenBy: 'everybody', wire: 'verified_members' },
  refundDays: { kind: 'count', least: 0, default: 14, seenBy: 'everybody', wire: 'refund_days' },
  /** How long a deleted account can be restored. */
  reactivationDays: { kind: 'count', least: 0, default: 14, seenBy: 'everybody', wire: 'reactivation_days' },
  timeBonusSeconds: {
    kind: 'count',
    least: 0,
    default: 4 * hour,
    seenBy: 'everybody',
    wire: 'time_bonus_seconds',
  },
  /** The same bundle bought twice within this time asks once more. */
  repeatPurchaseSeconds: {
    kind: 'count',
    least: 0,
    default: minute,
    seenBy: 'everybody',
    wire: 'repeat_purchase_seconds',
  },
  smsCodeSeconds: { kind: 'count', least: 1, default: 5 * minute, seenBy: 'operator' },
  smsCodeTries: { kind: 'count', least: 1, default: 5, seenBy: 'operator' },
  smsResendFirstSeconds: { kind: 'count', least: 1, default: 30, seenBy: 'operator' },
  smsResendLastSeconds: { kind: 'count', least: 1, default: 32 * minute, seenBy: 'operator' },
  smsPerNumberIn10Minutes: { kind: 'count', least: 0, default: 3, seenBy: 'operator' },
  smsPerNumberADay: { kind: 'count', least: 0, default: 5, seenBy: 'operator' },
  smsPerAccountADay: { kind: 'count', least: 0, default: 5, seenBy: 'operator' },
  smsPerAddressAnHour: { kind: 'count', least: 0, default: 10, seenBy: 'operator' },
  /** In minor units of EUR, over the rolling days below, until the first debit has settled. */
  directDebitLimitMinor: { kind: 'count', least: 0, default: 10_000, seenBy: 'operator' },
  directDebitLimitDays: { kind: 'count', least: 1, default: 7, seenBy: 'operator' },
  /** Who may sign up (spec §6); `other` is the invite-only mode. */
  signups: {
    kind: 'choice',
    of: ['all', 'with_trafficsource', 'other'],
    default: 'all',
    seenBy: 'everybody',
    wire: 'signups',
  },
  /** On the wire it says whether who asks may search (`isSearchOpen`). */
  loggedOutSearch: { kind: 'flag', default: false, seenBy: 'everybody' },
  /** Search is open to visitors who came from a traffic source. */
  loggedOutSearchTrafficsource: {
    kind: 'flag',
    default: false,
    seenBy: 'everybody',
    wire: 'logged_out_search_trafficsource',
  },
  /** On the wire it is `yes` or `no` (spec §2). */
  enableSiteEntryPopup: { kind: 'flag', default: true, seenBy: 'everybody' },
  /** Countries that see the entry warning; null means all. */
  siteEntryPopupCountries: {
    kind: 'choices or all',
    of: countries,
    default: null,
    seenBy: 'everybody',
    wire: 'site_entry_popup_countries',
  },
  /** Off: login, signup and reset look the same for known and unknown addresses. */
  revealAccounts: { kind: 'flag', default: true, seenBy: 'everybody', wire: 'reveal_accounts' },
} as const satisfies Readonly<Record<string, Setting>>;

type Rows = typeof siteSettings;
type BrandName = { [N in keyof Rows]: Rows[N] extends { readonly brand: true } ? N : never }[keyof Rows];

const rowsWhere = (isWanted: (row: Setting) => boolean): object =>
  Object.fromEntries(Object.entries(siteSettings).filter(([, row]) => isWanted(row)));

/** The rows of the table that say what a brand is. */
export const siteBrand = rowsWhere(({ brand = false }) => brand) as Pick<Rows, BrandName>;
/** All others: what a site goes by. */
export const siteRules = rowsWhere(({ brand = false }) => !brand) as Omit<Rows, BrandName>;

/** The rules of a site, by name. */
export type SiteRules = SettingValues<typeof siteRules>;
/** What a brand says of itself, by name. */
export type SiteBrand = SettingValues<typeof siteBrand>;

/** Every rule with the value a new site starts from. */
export const defaultSiteRules: SiteRules = defaultsOf(siteRules);
