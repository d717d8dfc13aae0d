import type { Country } from '../../site/places/countries.ts';

/**
 * What people of a country usually pay with, by the provider's names, the most usual first. Each takes money that is there:
 * buying now and paying later is nobody's choice but the payer's own, so that no such method stands here.
 */
const local: Readonly<Partial<Record<Country, readonly string[]>>> = {
  NL: ['ideal'],
  BE: ['bancontact', 'kbc', 'belfius'],
  AT: ['eps'],
  CH: ['twint'],
  IT: ['satispay', 'bancomatpay'],
  ES: ['bizum'],
  PL: ['blik', 'przelewy24'],
  DK: ['mobilepay'],
  FI: ['mobilepay'],
  NO: ['vipps'],
  SE: ['swish'],
};

/** What is known in every country, the most usual first. */
const everywhere = ['creditcard', 'paypal', 'banktransfer', 'applepay', 'googlepay'];

/**
 * The method that is chosen beforehand, from those that the provider offers a payer: what is usual in the payer's own
 * country, else the card, else another that is known everywhere; null when there is none of these.
 */
export function usualMethod(offered: readonly string[], country: Country | null): string | null {
  const known = [...((country && local[country]) ?? []), ...everywhere];
  return known.find((id) => offered.includes(id)) ?? null;
}
