/** A payout to the shop's bank account, of what has come and gone since the last one; by ids. */
export interface Settlement {
  id: string;
  /** As it stands on the bank statement. */
  reference: string;
  currency: string;
  payments: string[];
  refunds: string[];
  chargebacks: string[];
  /** What the provider has kept for itself, in cents, VAT included. */
  costsMinor: number;
  amountMinor: number;
  createdAtMs: number;
}
