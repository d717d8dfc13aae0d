import type { ColumnType } from 'kysely';

/** What a mailed link may be for; `second_factor` is no link but a login that still lacks its code. */
export type MemberTokenKind =
  'activate' | 'password_reset' | 'mail_change' | 'mail_undo' | 'sign_in' | 'reactivate' | 'second_factor';

interface MemberTokensTable {
  token_hash: string;
  kind: MemberTokenKind;
  member_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  payload: ColumnType<Record<string, string>, string | undefined, string>;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    member_tokens: MemberTokensTable;
  }
}
