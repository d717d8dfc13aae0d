export {};

interface BlocksTable {
  blocker: string;
  blocked: string;
  created_at: Date;
  /** What they were called then; null where a version of before has written it. */
  name: string | null;
  /** What who blocked was called then; null as above. */
  own_name: string | null;
}

/** Kept by the database whenever blocks change (migration 84); nothing else writes it. */
interface BarredListsTable {
  member_id: string;
  marks: number[];
  sieve: Buffer;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    blocks: BlocksTable;
    barred_lists: BarredListsTable;
  }
}
