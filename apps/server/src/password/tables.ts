export {};

interface LoginFailuresTable {
  id: string;
  site_id: string;
  account_hash: string;
  address: string;
  failed_at: Date;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    login_failures: LoginFailuresTable;
  }
}
