import type { Generated, JSONColumnType } from 'kysely';

/** A column of JSON: read as an object, written as text. */
export type Json<T extends object> = JSONColumnType<T, string, string>;

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

interface LimitedActsTable {
  id: string;
  act: string;
  subject: string;
  done_at: Date;
}

interface MemberEventNumbersTable {
  member_id: string;
  last_number: number;
}

interface MemberEventsTable {
  member_id: string;
  number: number;
  event: Json<object>;
  at: Date;
}

interface RoundLeasesTable {
  name: string;
  holder: string;
  held_until: Date;
}

/**
 * Row shapes of every table, as the migrations make them. Dates of birth are `YYYY-MM-DD` texts, times are `Date`. These
 * are the common floor's own; each subject adds its tables in its `tables.ts`.
 */
export interface Tables {
  installation_secrets: { name: string; value: string };
  limited_acts: LimitedActsTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeysTable;
  round_leases: RoundLeasesTable;
  member_event_numbers: MemberEventNumbersTable;
  member_events: MemberEventsTable;
  schema_migrations: { name: string; applied_at: Generated<Date> };
}
