export {};

interface LedgerAccountsTable {
  id: string;
  site_id: string;
  kind: 'member' | 'sales' | 'grants' | 'spending' | 'refunds';
  member_id: string | null;
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
