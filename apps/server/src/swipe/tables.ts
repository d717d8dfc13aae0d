import type { Generated } from 'kysely';

interface SwipeDaysTable {
  member_id: string;
  /** Until when its likes count as one day's. */
  ends_at: Date;
  /** The zone by whose midnight it ends. */
  time_zone: string;
  likes: number;
}

interface SwipesTable {
  member_id: string;
  other_id: string;
  decision: 'like' | 'pass';
  decided_at: Date;
  /** Rises with each decision. */
  number: Generated<string>;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    swipe_days: SwipeDaysTable;
    swipes: SwipesTable;
  }
}
