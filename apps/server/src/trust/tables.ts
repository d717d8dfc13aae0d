export {};

interface BlocksTable {
  blocker: string;
  blocked: string;
  created_at: Date;
  /** What they were called then; null where a version of before has written it. */
  name: string | null;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    blocks: BlocksTable;
  }
}
