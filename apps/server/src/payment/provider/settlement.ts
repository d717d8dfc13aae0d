/** A payout of the provider to the bank account of the company. Minor units. */
export interface Settlement {
  readonly id: string;
  /** As it stands on the bank statement. */
  readonly reference: string;
  /** Null while it is not decided: then it is looked at later. */
  readonly state: 'paid_out' | 'failed' | null;
  readonly amountMinor: number;
  readonly currency: string;
  /** What the provider has kept for itself, in that currency. */
  readonly costsMinor: number;
  readonly at: Date;
}

/** What a payout is made up of: money of a payment that came, or went back. */
export interface SettlementEntry {
  /** The provider's id of the payment, refund or charge-back. */
  readonly id: string;
  readonly kind: 'payment' | 'refund' | 'charge_back';
  readonly payment: string;
  /** As the payer paid it or has it back, never below zero. */
  readonly amountMinor: number;
  readonly currency: string;
}

/** The payouts of a provider, which it shows to the company and to no single shop of it. */
export interface SettlementSource {
  /** Newest first, as far as they were made since then. @throws ProviderUnavailable */
  settlementsSince(since: Date): AsyncIterable<Settlement>;
  /** All that a payout is made up of. @throws ProviderUnavailable */
  entriesOf(settlement: string): AsyncIterable<SettlementEntry>;
}

declare module '../../platform/services/services.ts' {
  interface Services {
    /** Undefined without a token to read them: payouts are then compared with nothing. */
    readonly settlements: SettlementSource | undefined;
  }
}
