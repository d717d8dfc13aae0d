import type { ColumnType } from 'kysely';

interface MatchWishesTable {
  member_id: string;
  /** Null: everyone. */
  gender: 'female' | 'male' | null;
  min_age: number;
  max_age: number;
  /** Kilometres, `country` or `anywhere`. */
  reach: string;
  interests: ColumnType<string[], string[], string[]>;
  /** So many questions have been answered; all of them: the members are shown. */
  answered: number;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    match_wishes: MatchWishesTable;
  }
}
