import type { Generated } from 'kysely';

interface SessionsTable {
  id: string;
  token_hash: string;
  member_id: string;
  created_at: Date;
  expires_at: Date;
  remembered: Generated<boolean>;
  browser: Generated<string>;
  system: Generated<string>;
  last_seen_at: Generated<Date>;
}

interface KnownDevicesTable {
  token_hash: string;
  member_id: string;
  created_at: Date;
  expires_at: Date;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    sessions: SessionsTable;
    known_devices: KnownDevicesTable;
  }
}
