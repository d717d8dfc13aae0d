export {};

interface DevelopmentMailsTable {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  created_at: Date;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    development_mails: DevelopmentMailsTable;
  }
}
