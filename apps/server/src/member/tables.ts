import type { ColumnType, Generated } from 'kysely';

/** Row shapes of the tables on accounts: who somebody is, how they get in, what has been mailed to them. */
interface MembersTable {
  id: string;
  site_id: string;
  email: string | null;
  name: string;
  password_hash: string | null;
  status: 'not_confirmed' | 'active' | 'disabled' | 'deleted' | 'purged';
  language: string;
  /** Null in purged rows only. */
  birth_date: ColumnType<string, string, string | null>;
  gender: 'male' | 'female' | null;
  sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi' | null;
  search_gender: 'male' | 'female' | null;
  country: string | null;
  region: Generated<string>;
  city: Generated<string>;
  about_me: Generated<string>;
  interests: ColumnType<string[], string[] | undefined, string[]>;
  fictional: Generated<boolean>;
  automatic: Generated<boolean>;
  invisible: Generated<boolean>;
  premium: Generated<boolean>;
  started_conversations: Generated<number>;
  notifications_disabled: ColumnType<string[], string[] | undefined, string[]>;
  tracking: ColumnType<Record<string, string>, string | undefined, string>;
  signup_at: Date;
  confirmed_at: Date | null;
  last_seen_at: Date;
  auto_like: Generated<boolean>;
  /** May stand on pages that everybody sees. */
  on_public_pages: Generated<boolean>;
  /** Others see what the member has read, and the member what they have. */
  read_receipts: Generated<boolean>;
  notification_preferences: ColumnType<Record<string, unknown>, string | undefined, string>;
  paused_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  delete_reason: ColumnType<string | null, string | null | undefined, string | null>;
  stay_discount_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface SearchProfilesTable {
  member_id: string;
  site_id: string;
  gender: string;
  country: string;
  region: string;
  birth_date: string;
  fictional: boolean;
  ranked_at: Date;
}

/** Written by the triggers of what is counted (migration 0041). */
interface MemberTotalsTable {
  member_id: string;
  unread: number;
  /** What of it is told on a break. */
  shown_unread: number;
  new_likes: number;
  archived: number;
  archived_unread: number;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    members: MembersTable;
    search_profiles: SearchProfilesTable;
    member_totals: MemberTotalsTable;
  }
}
