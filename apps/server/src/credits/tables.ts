export {};

interface LedgerAccountsTable {
  id: string;
  site_id: string;
  kind: 'member' | 'receivable' | 'sales' | 'grants' | 'spending' | 'refunds';
  member_id: string | null;
  /** Of a member's own accounts: what may be spent, 0 or more; what is owed, 0 or less. */
  balance: number | null;
}

interface LedgerTransfersTable {
  id: string;
  kind: 'purchase' | 'grant' | 'spend' | 'refund' | 'lapse' | 'reversal';
  reference: string;
  created_at: Date;
}

interface LedgerPostingsTable {
  transfer_id: string;
  account_id: string;
  amount: number;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    ledger_accounts: LedgerAccountsTable;
    ledger_transfers: LedgerTransfersTable;
    ledger_postings: LedgerPostingsTable;
  }
}
