import type { ChargeFailure, DisputedSum, OfferedMethod, OrderEvent, StoredMethod } from '@vesper/domain';

/** What a provider is asked to collect. */
export interface PaymentRequest {
  readonly order: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  readonly method: string;
  readonly locale: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly webhookUrl: string;
  /** For whom the method is kept, once it is paid; left out where it is not. */
  readonly customer?: string | undefined;
}

/** A payer's bank asks about a payment, or has taken its money, and how that stands. */
export interface Dispute extends DisputedSum {
  readonly id: string;
  /** In the bank's own code; null where it does not say why. */
  readonly reason: string | null;
  readonly openedAt: Date;
}

export interface ProviderPayment {
  readonly id: string;
  /** The order that it was made for, as the provider keeps it; null where it keeps none. */
  readonly order: string | null;
  /** Null where its status is none that we know. */
  readonly event: OrderEvent | null;
  readonly checkoutUrl: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  /** In all, by now; of a refund from the moment it is ordered, less than before where one failed or a charge-back was won. */
  readonly refundedMinor: number;
  readonly chargedBackMinor: number;
  /** By which it was charged, or what it is kept by for the next order; neither where it is left out. */
  readonly mandate?: string | null;
  /** Why a charge failed. */
  readonly failure?: ChargeFailure | null;
  /** All that there ever were; left out where an answer does not say them. */
  readonly disputes?: readonly Dispute[];
}

/** That some of a payment's money went back or came again; how much in all, the payment itself says. */
export interface PaymentReturn {
  readonly payment: string;
  readonly at: Date;
}

/** The provider did not answer, or not in a way that says what happened: ask again later, with the same key. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider has said no to this payment; asking again with the same words will not help. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/** What is charged, and for whom; the addresses are for where the bank wants its owner to confirm it. */
export interface ChargeRequest extends Omit<PaymentRequest, 'customer'> {
  readonly customer: string;
  readonly mandate: string;
}

/** What a provider keeps, as its owner knows it. */
export type KeptMethod = Omit<StoredMethod, 'id'>;

/**
 * Ways to pay that a provider keeps for the next order: a customer of the provider's, who has agreed to be charged by a mandate.
 * Neither says who they are: a customer is made without name and address.
 */
export interface StoredMethodProvider {
  /** Somebody for whom something can be kept; for the same key the same one. @throws ProviderUnavailable, ProviderRefused */
  createCustomer(key: string): Promise<string>;
  /** Has the provider forget a customer with all that it keeps of them; one that is gone already is fine. @throws ProviderUnavailable */
  deleteCustomer(customer: string): Promise<void>;
  /**
   * Charges without asking the payer. Asked twice for one order, it answers the same payment. It has usually ended by then;
   * with a page (`checkoutUrl`) it has not: the bank wants the payer to confirm it.
   * @throws ProviderUnavailable, ProviderRefused where nothing can be charged by this mandate
   */
  charge(request: ChargeRequest): Promise<ProviderPayment>;
  /** The charge that was made for an order, if one was. @throws ProviderUnavailable */
  findCharge(customer: string, order: string): Promise<ProviderPayment | undefined>;
  /** What a mandate charges, `pending` while that is not known, `gone` where nothing can be charged by it. @throws ProviderUnavailable */
  readMandate(customer: string, mandate: string): Promise<KeptMethod | 'pending' | 'gone'>;
  /** One that is gone already is fine. @throws ProviderUnavailable */
  revokeMandate(customer: string, mandate: string): Promise<void>;
}

/** A company that collects money for the site. Card numbers stay with it. */
export interface PaymentProvider extends StoredMethodProvider {
  readonly name: string;
  /** What a payer of that country can pay such a sum with, wallets of any device included. @throws ProviderUnavailable */
  methods(request: {
    amountMinor: number;
    currency: string;
    country: string;
    locale: string;
  }): Promise<OfferedMethod[]>;
  /** Asked twice for one order, it answers the same payment. @throws ProviderUnavailable, ProviderRefused */
  create(request: PaymentRequest): Promise<ProviderPayment>;
  /**
   * Calls an unpaid payment back, where its method allows that; nothing happens where it does not.
   * @returns how it stands then. @throws ProviderUnavailable, ProviderRefused
   */
  cancel(id: string): Promise<ProviderPayment>;
  /**
   * The payments of which money went back since then, refunded or charged back, or came again by a charge-back that was won,
   * newest first; what is listed need not be ours. @throws ProviderUnavailable
   */
  returnsSince(since: Date): Promise<PaymentReturn[]>;
  /** Every payment that was made since then, newest first, page by page. @throws ProviderUnavailable */
  paymentsSince(since: Date): AsyncIterable<ProviderPayment>;
  /** How a payment stands, from the provider itself. @throws ProviderUnavailable, ProviderRefused when there is none */
  read(id: string): Promise<ProviderPayment>;
}

declare module '../../platform/services/services.ts' {
  interface Services {
    /** Undefined while none is set up: then nothing can be bought. */
    readonly payments: PaymentProvider | undefined;
  }
}
