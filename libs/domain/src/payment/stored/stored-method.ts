/**
 * A way to pay that the payment provider keeps for a member ("saved card" in the spec): what we know of it, which is never
 * its number. Brand, digits and month are null where it is no card.
 */
export type StoredMethod = {
  id: string;
  /** The provider's name of the method: a card, a wallet. */
  method: string;
  brand: string | null;
  lastDigits: string | null;
  /** The last month it is good for, `YYYY-MM`. */
  expires: string | null;
};

/**
 * The methods that may be kept. A bank transfer can be kept at the provider as well, which then collects by direct debit:
 * that has rules of its own here (form, code, limit) and is not slipped in behind them.
 */
const keepable: readonly string[] = ['creditcard', 'paypal'];

export function isKeepable(method: string): boolean {
  return keepable.includes(method);
}

/** Whether the card's last month is over, everywhere on earth. */
export function isExpired({ expires }: Pick<StoredMethod, 'expires'>, nowMs: number): boolean {
  if (expires === null) return false;
  const [year = 0, month = 0] = expires.split('-').map(Number);
  const aDayMs = 24 * 3600 * 1000;
  return nowMs >= Date.UTC(year, month) + aDayMs;
}

/** Two that look the same to their owner: the newer one takes the place of the older. */
export function looksAlike(one: Omit<StoredMethod, 'id'>, other: Omit<StoredMethod, 'id'>): boolean {
  return (
    one.method === other.method &&
    one.brand === other.brand &&
    one.lastDigits === other.lastDigits &&
    one.expires === other.expires
  );
}

const prefix = 'stored:';

/** A kept way to pay as one choice among the methods. */
export function storedChoice(id: string): string {
  return prefix + id;
}

/** Which kept way to pay was chosen; null for a method with a page of its own, and for none. */
export function storedIn(choice: string | null): string | null {
  return choice?.startsWith(prefix) ? choice.slice(prefix.length) : null;
}

/** Why a kept way to pay could not be charged. Nothing was taken in any of these cases. */
export const chargeFailures = [
  'declined',
  'insufficient_funds',
  'expired',
  /** Its owner, bank or provider has taken it back. */
  'gone',
  /** The bank wants its owner to confirm the payment, on the provider's page. */
  'confirmation_required',
  /** The provider gave no answer for so long that it has not been charged. */
  'unanswered',
] as const;
export type ChargeFailure = (typeof chargeFailures)[number];

export function isChargeFailure(value: unknown): value is ChargeFailure {
  return chargeFailures.some((failure) => failure === value);
}

/** Whether charging the same again may help. */
export function mayRetryCharge(failure: ChargeFailure): boolean {
  return failure === 'declined' || failure === 'insufficient_funds' || failure === 'unanswered';
}
