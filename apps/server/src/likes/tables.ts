import type { ColumnType } from 'kysely';

interface LikesTable {
  id: string;
  from_member: string;
  to_member: string;
  created_at: Date;
  seen_at: Date | null;
  /** Its sender is there, and hidden by no break; kept so by triggers (migration 0041). */
  listed: ColumnType<boolean, never, never>;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    likes: LikesTable;
  }
}
