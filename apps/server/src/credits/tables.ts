import type { GeneratedAlways } from 'kysely';
import type { AccountKind, TransferKind } from '@vesper/domain';

interface LedgerAccountsTable {
  id: string;
  site_id: string;
  kind: AccountKind;
  member_id: string | null;
  /** `credits`, or the currency of money in minor units. */
  unit: string;
  /** Of a member's own accounts: what may be spent, 0 or more; what is owed, 0 or less. */
  balance: number | null;
}

interface LedgerTransfersTable {
  id: string;
  kind: TransferKind;
  reference: string;
  created_at: Date;
}

interface LedgerPostingsTable {
  transfer_id: string;
  account_id: string;
  amount: number;
}

interface LedgerLotsTable {
  /** Of the transfer that brought it. */
  id: string;
  account_id: string;
  granted: boolean;
  order_id: string | null;
  /** What came with the order or was given. */
  credits: number;
  /** Paid for all of them; null for given ones. */
  amount_minor: number | null;
  currency: string | null;
  /** What is not used yet. */
  remaining: number;
  /** Something is. */
  is_open: GeneratedAlways<boolean>;
}

interface LedgerLotPostingsTable {
  transfer_id: string;
  lot_id: string;
  amount: number;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    ledger_accounts: LedgerAccountsTable;
    ledger_transfers: LedgerTransfersTable;
    ledger_postings: LedgerPostingsTable;
    ledger_lots: LedgerLotsTable;
    ledger_lot_postings: LedgerLotPostingsTable;
  }
}
