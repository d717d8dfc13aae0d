import type { ColumnType } from 'kysely';

interface PasskeysTable {
  credential_id: string;
  member_id: string;
  public_key: string;
  counter: number;
  transports: ColumnType<string[], string[] | undefined, string[]>;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

interface PasskeyChallengesTable {
  challenge: string;
  member_id: string | null;
  expires_at: Date;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    passkeys: PasskeysTable;
    passkey_challenges: PasskeyChallengesTable;
  }
}
