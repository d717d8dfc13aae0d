import type { PageLanguage } from './locales.ts';
import { minorOf, type Amount } from './money.ts';

/** What a payer does on the page of a method. */
export type MethodKind = 'bank' | 'app' | 'code' | 'card' | 'account' | 'later' | 'wallet' | 'transfer';

/** Where a method works: currencies, countries of the payer (null = everywhere), lowest and highest amount in cents (null = none). */
export interface Method {
  id: string;
  /** Brand names are the same in every language; the others have a name in each (`methodName`). */
  name?: string;
  kind: MethodKind;
  currencies: readonly string[];
  countries: readonly string[] | null;
  minimumMinor: number;
  maximumMinor: number | null;
}

const everyCurrency = ['EUR', 'GBP', 'USD', 'CHF', 'PLN', 'DKK', 'NOK', 'SEK'];
const klarnaCountries = 'AT BE CH DE DK ES FI FR GB IE IT NL NO PL SE'.split(' ');

const method = (
  id: string,
  kind: MethodKind,
  name: string | null,
  [currencies, countries]: readonly [string | readonly string[], string | readonly string[] | null],
  maximumMinor: number | null,
  minimumMinor = 1,
): Method => ({
  id,
  kind,
  ...(name !== null && { name }),
  currencies: typeof currencies === 'string' ? currencies.split(' ') : currencies,
  countries: typeof countries === 'string' ? countries.split(' ') : countries,
  maximumMinor,
  minimumMinor,
});

/** What the provider offers in our markets; the local ones first, so that a country sees its own on top. */
export const methods: readonly Method[] = [
  method('ideal', 'bank', 'iDEAL | Wero', ['EUR', 'NL'], 5_000_000),
  method('bancontact', 'app', 'Bancontact', ['EUR', 'BE'], 5_000_000, 2),
  method('kbc', 'bank', 'KBC/CBC', ['EUR', 'BE'], 5_000_000),
  method('belfius', 'bank', 'Belfius', ['EUR', 'BE'], 5_000_000),
  method('eps', 'bank', 'eps', ['EUR', 'AT'], 5_000_000, 100),
  method('twint', 'app', 'TWINT', ['CHF', 'CH'], 500_000),
  method('satispay', 'app', 'Satispay', ['EUR', 'IT'], 1_000_000),
  method('bancomatpay', 'app', 'BANCOMAT Pay', ['EUR', 'IT'], 100_000),
  method('bizum', 'app', 'Bizum', ['EUR', 'ES'], 100_000),
  method('blik', 'code', 'BLIK', ['PLN', 'PL'], 5_000_000),
  method('przelewy24', 'bank', 'Przelewy24', ['PLN EUR', 'PL'], 5_500_000),
  method('mobilepay', 'app', 'MobilePay', ['DKK EUR', 'DK FI'], 5_000_000),
  method('vipps', 'app', 'Vipps', ['NOK', 'NO'], 10_000_000),
  method('swish', 'app', 'Swish', ['SEK', 'SE'], 15_000_000, 100),
  method('creditcard', 'card', null, [everyCurrency, null], 1_000_000),
  method('paypal', 'account', 'PayPal', [everyCurrency, null], 800_000),
  method('applepay', 'wallet', 'Apple Pay', [everyCurrency, null], 1_000_000),
  method('googlepay', 'wallet', 'Google Pay', [everyCurrency, null], 1_000_000),
  method('klarna', 'later', 'Klarna', ['EUR GBP CHF PLN DKK NOK SEK', klarnaCountries], 500_000, 100),
  method('trustly', 'bank', 'Trustly', ['EUR SEK DKK NOK', 'AT DE NL FI SE DK NO'], 5_000_000),
  method('banktransfer', 'transfer', null, ['EUR', 'AT BE DE ES FI FR IE IT NL'], 10_000_000),
];

/** Of a device: listed only to shops that say that they can show them. */
const isWallet = ({ kind }: Method): boolean => kind === 'wallet';

/** Methods that fit what is known of the order; an unknown country hides nothing. */
export function offeredMethods(filter: {
  amount?: Amount | undefined;
  billingCountry?: string | undefined;
  includeWallets?: readonly string[] | undefined;
}): Method[] {
  const { amount, billingCountry, includeWallets = [] } = filter;
  return methods.filter(
    (method) =>
      (!amount || method.currencies.includes(amount.currency)) &&
      (!amount || method.maximumMinor === null || minorOf(amount) <= method.maximumMinor) &&
      (!amount || minorOf(amount) >= method.minimumMinor) &&
      (!billingCountry || method.countries === null || method.countries.includes(billingCountry)) &&
      (!isWallet(method) || includeWallets.includes(method.id)),
  );
}

/** The methods among which a payer may choose: those that the shop allows, else all that take the amount, on whatever device. */
export function allowedMethods(payment: { allowedMethods: string[]; amount: Amount }): string[] {
  if (payment.allowedMethods.length > 0) return payment.allowedMethods;
  return offeredMethods({ amount: payment.amount }).map(({ id }) => id);
}

export function findMethod(id: string): Method | undefined {
  return methods.find((method) => method.id === id);
}

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

const transferNames: Record<PageLanguage, string> = {
  en: 'Bank transfer',
  nl: 'Overschrijving',
  de: 'Überweisung',
  it: 'Bonifico',
  fr: 'Virement',
  es: 'Transferencia',
  pl: 'Przelew',
  da: 'Bankoverførsel',
  fi: 'Tilisiirto',
  nb: 'Bankoverføring',
  sv: 'Banköverföring',
};

export function methodName(id: string, language: PageLanguage): string {
  return findMethod(id)?.name ?? (id === 'banktransfer' ? transferNames : cardNames)[language];
}
