import type { Trait, Traits } from '@vesper/domain';
import type { ColumnType, Generated } from 'kysely';

/** A word about oneself, or null. */
type Said<T extends Trait> = ColumnType<Traits[T], Traits[T] | undefined, Traits[T]>;

/** Written by triggers of `photos` (migration 93), and by nobody else. */
type FromPhotos<T> = ColumnType<T | null, never, never>;

/** The main photo as it stands beside its member; all but the hash or none. */
export interface MemberPicture {
  picture_full: FromPhotos<string>;
  picture_thumb: FromPhotos<string>;
  picture_width: FromPhotos<number>;
  picture_height: FromPhotos<number>;
  picture_hash: FromPhotos<string>;
}

/** Row shapes of the tables on accounts: who somebody is, how they get in, what has been mailed to them. */
interface MembersTable extends MemberPicture {
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
  relationship_status: Said<'relationship_status'>;
  body_type: Said<'body_type'>;
  hair_color: Said<'hair_color'>;
  eye_color: Said<'eye_color'>;
  search_gender: 'male' | 'female' | null;
  country: string | null;
  region: Generated<string>;
  city: Generated<string>;
  /** The middle of the member's cell (decision 82), in metres from the middle of the earth; all three or none. */
  cell_x: ColumnType<number | null, number | null | undefined, number | null>;
  cell_y: ColumnType<number | null, number | null | undefined, number | null>;
  cell_z: ColumnType<number | null, number | null | undefined, number | null>;
  /** False until the cell of a member of before has been looked for. */
  placed: Generated<boolean>;
  about_me: Generated<string>;
  interests: ColumnType<string[], string[] | undefined, string[]>;
  fictional: Generated<boolean>;
  automatic: Generated<boolean>;
  /** People have compared the main photo with two selfies (decision 83); never of a fictional profile. */
  verified: Generated<boolean>;
  invisible: Generated<boolean>;
  premium: Generated<boolean>;
  started_conversations: Generated<number>;
  notifications_disabled: ColumnType<string[], string[] | undefined, string[]>;
  tracking: ColumnType<Record<string, string>, string | undefined, string>;
  signup_at: Date;
  confirmed_at: Date | null;
  last_seen_at: Date;
  /** The search that the member made last, as in an address; empty for none. */
  last_search: Generated<string>;
  auto_like: Generated<boolean>;
  /** May stand on pages that everybody sees. */
  on_public_pages: Generated<boolean>;
  /** Others see what the member has read, and the member what they have. */
  read_receipts: Generated<boolean>;
  /** Zone of the IANA list, as the browser has told it; null while it has not. */
  time_zone: ColumnType<string | null, string | null | undefined, string | null>;
  notification_preferences: ColumnType<Record<string, unknown>, string | undefined, string>;
  paused_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  delete_reason: ColumnType<string | null, string | null | undefined, string | null>;
  stay_discount_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** How often a block that concerns the member was made or taken away (migration 0081). */
  blocks_version: Generated<number>;
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
  joined_on: string;
  /** Joined in the last days, or a little longer ago: a round takes it away. */
  is_new: Generated<boolean>;
  cell_x: number | null;
  cell_y: number | null;
  cell_z: number | null;
  verified: Generated<boolean>;
  /** Has a main photo; written by triggers, here and of `photos`. */
  with_photo: Generated<boolean>;
  /** Which part of space the cell is in; the database reckons it. */
  die: ColumnType<number | null, never, never>;
  /** The same in smaller parts (`areDiceSmall`). */
  small_die: ColumnType<number | null, never, never>;
  /** Of birth: the year without its last figure, within those that search knows (`birthDecades`); the database reckons it. */
  decade: ColumnType<number | null, never, never>;
  /** Each stands for brand, gender and place in one, for the orders of the indexes (migration 80); the database reckons them. */
  everywhere: ColumnType<string, never, never>;
  in_country: ColumnType<string, never, never>;
  in_region: ColumnType<string, never, never>;
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
    /** Copies of those who are here now (migration 0090). */
    search_profiles_here: SearchProfilesTable;
    member_totals: MemberTotalsTable;
  }
}
