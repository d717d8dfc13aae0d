import type { Amount } from './money.ts';

/** The states of a payment that the sandbox can reach. */
export const paymentStatuses = ['open', 'pending', 'paid', 'failed', 'canceled', 'expired'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export type RefundStatus = 'pending' | 'refunded' | 'failed' | 'canceled';

/** One payment as the journal keeps it. Times are milliseconds since 1970, UTC. */
export interface Payment {
  id: string;
  amount: Amount;
  description: string;
  /** Null of a charge, which has no page of its own. */
  redirectUrl: string | null;
  cancelUrl: string | null;
  webhookUrl: string | null;
  /** Methods the shop allows; empty means the payer chooses among all that fit the amount. */
  allowedMethods: string[];
  /** The method used, or the only one allowed. */
  method: string | null;
  metadata: unknown;
  locale: string | null;
  status: PaymentStatus;
  createdAtMs: number;
  expiresAtMs: number;
  /** When the payment reached its final state. */
  settledAtMs: number | null;
  /** Missing where it is a payment of its own and nothing else. */
  mandate?: PaymentMandate;
  /** Why a charge failed, in the provider's words. */
  failureReason?: string;
}

/** The first payment makes a mandate, a recurring one is charged by it. */
export interface PaymentMandate {
  sequenceType: 'first' | 'recurring';
  customerId: string;
  id: string;
}

/** Money going back to the payer. */
export interface Refund {
  id: string;
  paymentId: string;
  amount: Amount;
  description: string;
  metadata: unknown;
  status: RefundStatus;
  createdAtMs: number;
}

/** Money that the payer's bank has taken back. It is done at once; the shop may win it again. */
export interface Chargeback {
  id: string;
  paymentId: string;
  amount: Amount;
  createdAtMs: number;
  /** When the shop had won; missing until then. */
  reversedAtMs?: number;
}

/** Whether it has not ended yet. */
export function isUndecided(status: PaymentStatus): status is 'open' | 'pending' {
  return status === 'open' || status === 'pending';
}

/**
 * An open payment may become whatever else there is, a pending one may end; an ended one never changes again, unless its
 * money comes `late`.
 */
export function mayBecome(from: PaymentStatus, to: PaymentStatus, late = false): boolean {
  return (isUndecided(from) && to !== 'open' && to !== from) || (late && to === 'paid' && from !== 'paid');
}
