export {};

interface BlocksTable {
  blocker: string;
  blocked: string;
  created_at: Date;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    blocks: BlocksTable;
  }
}
