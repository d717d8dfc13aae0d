import type { ReportCategory, ReportOutcome, ReportState } from '@vesper/domain';
import type { ColumnType, Generated } from 'kysely';

interface ReportsTable {
  id: string;
  site_id: string;
  receipt: string;
  reporter: string;
  reported: string;
  /** Null for a profile whose member the reporter has never written to. */
  conversation_id: string | null;
  category: ReportCategory;
  words: string;
  state: Generated<ReportState>;
  outcome: ColumnType<ReportOutcome | null, ReportOutcome | undefined, ReportOutcome>;
  note: Generated<string>;
  created_at: Date;
  closed_at: ColumnType<Date | null, Date | undefined, Date>;
}

/** A member as another saw them. */
export interface SeenProfile {
  readonly name: string;
  /** What they were called in the days before (`formerNameDays`), the newest first; a case of before has none. */
  readonly former_names?: readonly { readonly name: string; readonly until: string }[];
  readonly age: number | null;
  readonly gender: string | null;
  readonly country: string | null;
  readonly region: string;
  readonly city: string;
  readonly about_me: string;
  readonly interests: readonly string[];
  /** These five of a case of before are not there. */
  readonly sexuality?: string | null;
  readonly relationship_status?: string | null;
  readonly body_type?: string | null;
  readonly hair_color?: string | null;
  readonly eye_color?: string | null;
  readonly fictional: boolean;
  readonly signup_at: string;
  readonly photos: readonly { readonly id: string; readonly main: boolean; readonly full_name: string }[];
}

interface EvidenceTable {
  id: string;
  site_id: string;
  report_id: string | null;
  keeper: string;
  about: string;
  conversation_id: string | null;
  taken_at: Date;
  profile: ColumnType<SeenProfile, string, never>;
  /** What of a conversation that a block has ended its keeper could see; null where the messages are a copy. */
  first_seq: Generated<number | null>;
  last_seq: Generated<number | null>;
}

interface EvidenceMessagesTable {
  evidence_id: string;
  seq: number;
  message_id: string;
  sender: string;
  kind: string;
  text: string;
  sent_at: Date;
  details: ColumnType<Record<string, unknown>, string, never>;
  is_reported: boolean;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    reports: ReportsTable;
    evidence: EvidenceTable;
    evidence_messages: EvidenceMessagesTable;
  }
}
