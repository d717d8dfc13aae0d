import type { Country, Locale } from '@vesper/domain';

/** How a payment ends, or what a payer does until it does. */
export const endings = [
  'paid',
  'pending, then paid',
  'failed',
  'cancelled',
  'expired',
  'left and came back',
  'in two tabs',
  'paid late',
] as const;

export type Ending = (typeof endings)[number];

/** What a payer does on the provider's page, as `data-kind` there says it. */
export type MethodKind = 'bank' | 'app' | 'code' | 'card' | 'account' | 'later' | 'wallet' | 'transfer';

export interface MethodJourney {
  /** The provider's name of it. */
  readonly method: string;
  readonly kind: MethodKind;
  /** Where the member says to be. */
  readonly country: Country;
  readonly ending: Ending;
  readonly locale: Locale;
  readonly device: 'phone' | 'desktop';
}

/** Each method once, each ending with methods of several kinds: only a bank is slow, so that nothing else is pending. */
const table: readonly (readonly [method: string, kind: MethodKind, country: Country, ending: Ending])[] = [
  ['ideal', 'bank', 'NL', 'pending, then paid'],
  ['bancontact', 'app', 'BE', 'failed'],
  ['creditcard', 'card', 'GB', 'in two tabs'],
  ['blik', 'code', 'PL', 'paid'],
  ['banktransfer', 'transfer', 'FR', 'paid late'],
  ['swish', 'app', 'SE', 'left and came back'],
  ['applepay', 'wallet', 'IE', 'cancelled'],
  ['klarna', 'later', 'DE', 'expired'],
  ['kbc', 'bank', 'BE', 'cancelled'],
  ['eps', 'bank', 'AT', 'failed'],
  ['paypal', 'account', 'US', 'pending, then paid'],
  ['twint', 'app', 'CH', 'paid'],
  ['satispay', 'app', 'IT', 'expired'],
  ['googlepay', 'wallet', 'ES', 'paid'],
  ['bizum', 'app', 'ES', 'left and came back'],
  ['przelewy24', 'bank', 'PL', 'paid late'],
  ['mobilepay', 'app', 'DK', 'in two tabs'],
  ['vipps', 'app', 'NO', 'failed'],
  ['trustly', 'bank', 'FI', 'cancelled'],
  ['belfius', 'bank', 'BE', 'expired'],
  ['bancomatpay', 'app', 'IT', 'paid'],
];

/** English as it is written first, German and Finnish with their long words. */
const languages: readonly Locale[] = ['en', 'de', 'fi'];

/** Wallets are part of a phone. */
const deviceOf = (kind: MethodKind, number: number) =>
  kind === 'wallet' || number % 2 === 0 ? 'phone' : 'desktop';

export const journeys: readonly MethodJourney[] = table.map(([method, kind, country, ending], number) => ({
  method,
  kind,
  country,
  ending,
  locale: languages[number % languages.length] ?? 'en',
  device: deviceOf(kind, number),
}));

/** So many of them, by a number that another day, or `VESPER_TEST_SEED`, changes. */
export const sliceOf = (seed: number, count: number): readonly MethodJourney[] =>
  Array.from({ length: count }, (_, index) => journeys[(seed * count + index) % journeys.length]).filter(
    (journey) => journey !== undefined,
  );
