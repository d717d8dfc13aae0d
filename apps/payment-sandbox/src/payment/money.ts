/** An amount as the API writes it: a decimal string with two digits, and its ISO 4217 currency. */
export interface Amount {
  currency: string;
  value: string;
}

/** Every currency the shop sells in has two decimals; others are refused rather than guessed. */
export const currencies = ['EUR', 'GBP', 'USD', 'CHF', 'PLN', 'DKK', 'NOK', 'SEK'] as const;

const decimalPattern = /^\d{1,9}\.\d{2}$/;

/** Reads `{currency, value}` from a request; answers a problem in words when it is not a usable amount. */
export function readAmount(input: unknown): Amount | { problem: string } {
  if (typeof input !== 'object' || input === null) {
    return { problem: 'The amount is required but is missing' };
  }
  const { currency, value } = input as Record<string, unknown>;
  if (typeof currency !== 'string' || !(currencies as readonly string[]).includes(currency)) {
    return { problem: 'The amount contains an invalid currency' };
  }
  if (typeof value !== 'string' || !decimalPattern.test(value)) {
    return { problem: 'The amount contains an invalid value' };
  }
  return { currency, value };
}

/** Whole cents of an amount. */
export function minorOf(amount: Amount): number {
  return Number(amount.value.replace('.', ''));
}

/** The amount for whole cents. */
export function amountOf(currency: string, minor: number): Amount {
  const digits = String(minor).padStart(3, '0');
  return { currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}
