interface FormerNamesTable {
  member_id: string;
  name: string;
  /** When the member was called something else. */
  until: Date;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    former_names: FormerNamesTable;
  }
}
