import type { Generated, JSONColumnType } from 'kysely';
import type {
  KnownDevicesTable,
  LimitedActsTable,
  LoginFailuresTable,
  MemberTokensTable,
  MembersTable,
  OneTimeCodesTable,
  PasskeyChallengesTable,
  PasskeysTable,
  RecoveryCodesTable,
  SessionsTable,
} from './account-tables.ts';

/** Row shapes of every table, as the migrations make them. Dates of birth are `YYYY-MM-DD` texts, times are `Date`. */
type Json<T extends object> = JSONColumnType<T, string, string>;

interface SitesTable {
  id: string;
  domain: string;
  is_default: Generated<boolean>;
  company_id: string | null;
  settings: Json<Record<string, unknown>>;
  created_at: Generated<Date>;
}
interface PhotosTable {
  id: string;
  member_id: string;
  position: number;
  main: Generated<boolean>;
  width: number;
  height: number;
  full_name: string;
  thumb_name: string;
  blurred_name: string;
  blurred_thumb_name: string;
  created_at: Date;
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
interface LikesTable {
  id: string;
  from_member: string;
  to_member: string;
  created_at: Date;
  seen_at: Date | null;
}
interface BlocksTable {
  blocker: string;
  blocked: string;
  created_at: Date;
}
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
interface ConversationsTable {
  id: string;
  site_id: string;
  low_member: string;
  high_member: string;
  started_by: string;
  last_seq: Generated<number>;
  created_at: Date;
}
interface ConversationMembersTable {
  conversation_id: string;
  member_id: string;
  other_id: string;
  unread: Generated<number>;
  read_seq: Generated<number>;
  cleared_seq: Generated<number>;
  hidden: Generated<boolean>;
  last_message_at: Date;
}
interface MessagesTable {
  conversation_id: string;
  seq: number;
  id: string;
  sender: string;
  client_id: string;
  kind: 'text' | 'photo' | 'gift';
  text: string;
  cost: number;
  sent_at: Date;
}
interface WaitingMessagesTable {
  id: string;
  sender: string;
  receiver: string;
  client_id: string;
  text: string;
  free: boolean;
  sent_at: Date;
}
interface SentKeysTable {
  sender: string;
  client_id: string;
  receiver: string;
  conversation_id: string | null;
  seq: number | null;
}
interface OrdersTable {
  id: string;
  site_id: string;
  member_id: string;
  bundle: string;
  credits: number;
  amount_minor: number;
  currency: string;
  method: string;
  client_key: string;
  discount_code: string | null;
  state: string;
  provider: string;
  provider_payment: string | null;
  checkout_url: string | null;
  created_at: Date;
  settled_at: Date | null;
  next_check_at: Date | null;
}
interface OrderEventsTable {
  id: string;
  order_id: string;
  from_state: string;
  to_state: string;
  source: string;
  created_at: Date;
}
interface OutboxTable {
  id: string;
  kind: string;
  payload: Json<object>;
  run_at: Date;
  attempts: Generated<number>;
  locked_until: Date | null;
  failed_at: Date | null;
  last_error: string | null;
}
interface IdempotencyKeysTable {
  scope: string;
  key: string;
  call: string;
  body_hash: string;
  status: number;
  answer: Json<object>;
  created_at: Date;
}
interface DevelopmentMailsTable {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  created_at: Date;
}
interface PushSubscriptionsTable {
  endpoint: string;
  member_id: string;
  session_id: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

export interface Tables {
  companies: { id: string; info: Json<Record<string, unknown>> };
  sites: SitesTable;
  installation_secrets: { name: string; value: string };
  members: MembersTable;
  sessions: SessionsTable;
  member_tokens: MemberTokensTable;
  login_failures: LoginFailuresTable;
  known_devices: KnownDevicesTable;
  limited_acts: LimitedActsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  one_time_codes: OneTimeCodesTable;
  recovery_codes: RecoveryCodesTable;
  photos: PhotosTable;
  search_profiles: SearchProfilesTable;
  likes: LikesTable;
  blocks: BlocksTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transfers: LedgerTransfersTable;
  ledger_postings: LedgerPostingsTable;
  conversations: ConversationsTable;
  conversation_members: ConversationMembersTable;
  messages: MessagesTable;
  waiting_messages: WaitingMessagesTable;
  sent_keys: SentKeysTable;
  orders: OrdersTable;
  order_events: OrderEventsTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeysTable;
  development_mails: DevelopmentMailsTable;
  push_subscriptions: PushSubscriptionsTable;
  schema_migrations: { name: string; applied_at: Generated<Date> };
}
