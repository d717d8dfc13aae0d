/** Somebody whom a shop may charge again. Times are milliseconds since 1970, UTC. */
export interface Customer {
  id: string;
  name: string | null;
  email: string | null;
  metadata: unknown;
  createdAtMs: number;
  /** When the shop deleted it; missing until then. */
  deletedAtMs?: number;
}

/** What becomes of the next charge, as a tester has said; `paid` until then. */
export const nextCharges = ['paid', 'declined', 'authentication', 'expired', 'pending'] as const;
export type NextCharge = (typeof nextCharges)[number];

/** The cards that a payer of this sandbox has. */
export const testCards = {
  visa: { label: 'Visa', number: '4242' },
  mastercard: { label: 'Mastercard', number: '5454' },
  amex: { label: 'American Express', number: '0005' },
} as const;
export type TestCard = keyof typeof testCards;

export function isTestCard(value: unknown): value is TestCard {
  return typeof value === 'string' && Object.hasOwn(testCards, value);
}

/** What a customer has agreed to be charged by. Pending until its first payment is paid; invalid for good. */
export interface Mandate {
  id: string;
  customerId: string;
  method: string;
  status: 'pending' | 'valid' | 'invalid';
  card: TestCard | null;
  /** Last day of the card's month, `YYYY-MM-DD`. */
  expires: string | null;
  next: NextCharge;
  createdAtMs: number;
  /** Revoked, by the shop or at the provider: it is no longer there. */
  revokedAtMs?: number;
}

/** The methods that a customer can agree to be charged by. */
export const mandateMethods: readonly string[] = ['creditcard', 'paypal'];

/** Why a charge of a card failed, in the provider's words. */
export const failureReasons: Readonly<Partial<Record<NextCharge, string>>> = {
  declined: 'card_declined',
  authentication: 'authentication_required',
  expired: 'card_expired',
};
