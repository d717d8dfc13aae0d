import type { PageLanguage } from './locales.ts';
import { minorOf, type Amount } from './money.ts';

/** Where a method works: currencies, countries of the payer (null = everywhere), highest amount in cents (null = none). */
export interface Method {
  id: string;
  currencies: readonly string[];
  countries: readonly string[] | null;
  maximumMinor: number | null;
}

const everyCurrency = ['EUR', 'GBP', 'USD', 'CHF', 'PLN', 'DKK', 'NOK', 'SEK'];

/** A sensible slice of what the provider offers; the local ones first, so that a country sees its own on top. */
export const methods: readonly Method[] = [
  { id: 'ideal', currencies: ['EUR'], countries: ['NL'], maximumMinor: 5_000_000 },
  { id: 'bancontact', currencies: ['EUR'], countries: ['BE'], maximumMinor: 5_000_000 },
  { id: 'kbc', currencies: ['EUR'], countries: ['BE'], maximumMinor: 5_000_000 },
  { id: 'belfius', currencies: ['EUR'], countries: ['BE'], maximumMinor: 5_000_000 },
  { id: 'eps', currencies: ['EUR'], countries: ['AT'], maximumMinor: 5_000_000 },
  { id: 'twint', currencies: ['CHF'], countries: ['CH'], maximumMinor: 500_000 },
  { id: 'satispay', currencies: ['EUR'], countries: ['IT'], maximumMinor: 1_000_000 },
  { id: 'bancomatpay', currencies: ['EUR'], countries: ['IT'], maximumMinor: 100_000 },
  { id: 'bizum', currencies: ['EUR'], countries: ['ES'], maximumMinor: 100_000 },
  { id: 'blik', currencies: ['PLN'], countries: ['PL'], maximumMinor: 1_000_000 },
  { id: 'przelewy24', currencies: ['PLN', 'EUR'], countries: ['PL'], maximumMinor: 5_500_000 },
  { id: 'mobilepay', currencies: ['DKK', 'EUR'], countries: ['DK', 'FI'], maximumMinor: 5_000_000 },
  { id: 'vipps', currencies: ['NOK'], countries: ['NO'], maximumMinor: 10_000_000 },
  { id: 'swish', currencies: ['SEK'], countries: ['SE'], maximumMinor: 15_000_000 },
  {
    id: 'trustly',
    currencies: ['EUR', 'SEK', 'DKK', 'NOK'],
    countries: ['FI', 'SE', 'DK', 'NO'],
    maximumMinor: 1_000_000,
  },
  { id: 'creditcard', currencies: everyCurrency, countries: null, maximumMinor: 1_000_000 },
  { id: 'paypal', currencies: everyCurrency, countries: null, maximumMinor: 800_000 },
];

/** Methods that fit what is known of the order; an unknown country hides nothing. */
export function offeredMethods(filter: {
  amount?: Amount | undefined;
  billingCountry?: string | undefined;
}): Method[] {
  const { amount, billingCountry } = filter;
  return methods.filter(
    (method) =>
      (!amount || method.currencies.includes(amount.currency)) &&
      (!amount || method.maximumMinor === null || minorOf(amount) <= method.maximumMinor) &&
      (!billingCountry || method.countries === null || method.countries.includes(billingCountry)),
  );
}

export function findMethod(id: string): Method | undefined {
  return methods.find((method) => method.id === id);
}

/** Brand names are the same in every language. */
const brandNames: Record<string, string> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  kbc: 'KBC/CBC',
  belfius: 'Belfius',
  eps: 'eps',
  twint: 'TWINT',
  satispay: 'Satispay',
  bancomatpay: 'BANCOMAT Pay',
  bizum: 'Bizum',
  blik: 'BLIK',
  przelewy24: 'Przelewy24',
  mobilepay: 'MobilePay',
  vipps: 'Vipps',
  swish: 'Swish',
  trustly: 'Trustly',
  paypal: 'PayPal',
};

const cardNames: Record<PageLanguage, string> = {
  en: 'Card',
  nl: 'Kaart',
  de: 'Karte',
  it: 'Carta',
  fr: 'Carte',
  es: 'Tarjeta',
  pl: 'Karta',
  da: 'Kort',
  fi: 'Kortti',
  nb: 'Kort',
  sv: 'Kort',
};

export function methodName(id: string, language: PageLanguage): string {
  return brandNames[id] ?? cardNames[language];
}
