import type { DifferenceKind, DiscountUse, DisputeState } from '@vesper/domain';
import type { Generated } from 'kysely';
import type { SettlementEntry } from './provider/settlement.ts';

interface OrdersTable {
  id: string;
  site_id: string;
  member_id: string;
  bundle: string;
  credits: number;
  /** The price before the discount. */
  list_minor: number;
  /** What is paid, VAT included. */
  amount_minor: number;
  currency: string;
  /** The country whose rate of VAT it was sold at, the rate in basis points, and what of the amount is VAT. */
  vat_country: string;
  vat_rate: number;
  vat_minor: number;
  method: string;
  client_key: string;
  discount_code: string | null;
  /** The key of the refused message that goes out with it. */
  message_key: string | null;
  state: string;
  provider: string;
  provider_payment: string | null;
  checkout_url: string | null;
  created_at: Date;
  settled_at: Date | null;
  next_check_at: Date | null;
  /** Since when a newer order has its place. */
  called_back_at: Date | null;
  asked_at: Date | null;
  /** Wished for since it was asked; null when nothing is. */
  ask_again_at: Date | null;
  /** How often the provider was asked, and the asking whose answer was taken in last. */
  asks: Generated<number>;
  heard_ask: Generated<number>;
  /** How often what went back has changed. */
  back_moves: Generated<number>;
  /** What has gone back in all, as the provider said last. */
  refunded_minor: Generated<number>;
  charged_back_minor: Generated<number>;
  /** The method is to be kept, once it is paid. */
  keeps: Generated<boolean>;
  /** What of the member's is charged; null where they pay on a page. It may have been removed since. */
  stored_method: string | null;
  /** The provider's name of the mandate that is charged. */
  mandate: string | null;
  /** Why the charge failed. */
  failure: string | null;
  /** What is kept of its payment for the next order; null also once that was removed. */
  kept_as: Generated<string | null>;
}

/** Somebody for whom the provider keeps something. */
interface PaymentCustomersTable {
  member_id: string;
  provider: string;
  customer: string;
  created_at: Date;
}

/** What the provider keeps of a member's for the next order. */
interface StoredMethodsTable {
  id: string;
  member_id: string;
  provider: string;
  mandate: string;
  method: string;
  brand: string | null;
  last_digits: string | null;
  /** `YYYY-MM`. */
  expires: string | null;
  created_at: Date;
  used_at: Date;
  /** When the provider last said that it can be charged. */
  checked_at: Date;
}

interface OrderEventsTable {
  id: string;
  order_id: string;
  from_state: string;
  to_state: string;
  source: string;
  created_at: Date;
}

interface OrderDifferencesTable {
  id: string;
  /** Null of a payment that is nobody's order. */
  order_id: string | null;
  /** The provider's id of the payment; of a transfer that names no order its reference. */
  payment: string | null;
  kind: DifferenceKind;
  /** What was found, and what should be there: minor units of money, or credits where there is no currency. */
  amount_minor: number;
  expected_minor: number | null;
  currency: string | null;
  /** To be looked at; explained by finance; not there any more. */
  state: 'open' | 'explained' | 'closed';
  explanation: string | null;
  noticed_at: Date;
  last_noticed_at: Date;
  closed_at: Date | null;
}

interface OrderDisputesTable {
  order_id: string;
  dispute: string;
  /** Null where the provider says a state that is not known. */
  state: DisputeState | null;
  amount_minor: number;
  /** The bank's own code. */
  reason: string | null;
  opened_at: Date;
  changed_at: Date;
}

interface SettlementsTable {
  id: string;
  provider: string;
  /** As it stands on the bank statement. */
  reference: string;
  state: 'paid_out' | 'failed';
  amount_minor: number;
  currency: string;
  /** What the provider has kept for itself. */
  costs_minor: number;
  settled_at: Date;
}

interface SettlementEntriesTable {
  settlement_id: string;
  /** The provider's id of the payment, refund or charge-back. */
  entry: string;
  kind: SettlementEntry['kind'];
  payment: string;
  amount_minor: number;
  currency: string;
}

/** An order with a discount is a use of it. */
interface DiscountUsesTable {
  order_id: string;
  discount_id: string;
  member_id: string;
  state: DiscountUse;
  /** Which one use of the discount it is; null where there are any number. */
  slot: string | null;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    orders: OrdersTable;
    order_events: OrderEventsTable;
    order_differences: OrderDifferencesTable;
    order_disputes: OrderDisputesTable;
    settlements: SettlementsTable;
    settlement_entries: SettlementEntriesTable;
    discount_uses: DiscountUsesTable;
    payment_customers: PaymentCustomersTable;
    stored_methods: StoredMethodsTable;
  }
}
