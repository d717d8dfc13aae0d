export {};

interface OneTimeCodesTable {
  member_id: string;
  secret: string;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: number | null;
}

interface RecoveryCodesTable {
  code_hash: string;
  member_id: string;
  used_at: Date | null;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    one_time_codes: OneTimeCodesTable;
    recovery_codes: RecoveryCodesTable;
  }
}
