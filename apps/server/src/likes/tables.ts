export {};

interface LikesTable {
  id: string;
  from_member: string;
  to_member: string;
  created_at: Date;
  seen_at: Date | null;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    likes: LikesTable;
  }
}
