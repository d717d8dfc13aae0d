import type { ColumnType, Generated } from 'kysely';

/** Row shapes of the tables on accounts: who somebody is, how they get in, what has been mailed to them. */
export interface MembersTable {
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
  notification_preferences: ColumnType<Record<string, unknown>, string | undefined, string>;
  paused_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  delete_reason: ColumnType<string | null, string | null | undefined, string | null>;
  stay_discount_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
export interface SessionsTable {
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
/** What a mailed link may be for; `second_factor` is no link but a login that still lacks its code. */
export type MemberTokenKind =
  'activate' | 'password_reset' | 'mail_change' | 'mail_undo' | 'sign_in' | 'reactivate' | 'second_factor';
export interface MemberTokensTable {
  token_hash: string;
  kind: MemberTokenKind;
  member_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  payload: ColumnType<Record<string, string>, string | undefined, string>;
}
export interface KnownDevicesTable {
  token_hash: string;
  member_id: string;
  created_at: Date;
  expires_at: Date;
}
export interface LimitedActsTable {
  id: string;
  act: string;
  subject: string;
  done_at: Date;
}
export interface PasskeysTable {
  credential_id: string;
  member_id: string;
  public_key: string;
  counter: number;
  transports: ColumnType<string[], string[] | undefined, string[]>;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}
export interface PasskeyChallengesTable {
  challenge: string;
  member_id: string | null;
  expires_at: Date;
}
export interface OneTimeCodesTable {
  member_id: string;
  secret: string;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: number | null;
}
export interface RecoveryCodesTable {
  code_hash: string;
  member_id: string;
  used_at: Date | null;
}
export interface LoginFailuresTable {
  id: string;
  site_id: string;
  account_hash: string;
  address: string;
  failed_at: Date;
}
