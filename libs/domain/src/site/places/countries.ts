/** The markets of the product, as ISO 3166-1 codes. */
export const countries = [
  'GB',
  'IE',
  'US',
  'NL',
  'BE',
  'DE',
  'AT',
  'CH',
  'IT',
  'FR',
  'ES',
  'PL',
  'DK',
  'FI',
  'NO',
  'SE',
] as const;

export type Country = (typeof countries)[number];

/** The currencies we ask for, as ISO 4217 codes. All of them have two decimals. */
export const currencies = ['EUR', 'GBP', 'USD', 'CHF', 'PLN', 'DKK', 'NOK', 'SEK'] as const;

export type Currency = (typeof currencies)[number];

/** Whether a value is the code of one of our markets; case counts. */
export function isCountry(value: unknown): value is Country {
  return countries.some((country) => country === value);
}

/** Whether a region (ISO 3166-2, such as `NL-UT`) is one of this country, by how its code begins. */
export function isOfCountry(region: string, country: string): boolean {
  return region.startsWith(`${country}-`);
}

/** Whether a value is the code of a currency we ask for; case counts. */
export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}
