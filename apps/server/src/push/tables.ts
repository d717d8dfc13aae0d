export {};

interface PushSubscriptionsTable {
  endpoint: string;
  member_id: string;
  session_id: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    push_subscriptions: PushSubscriptionsTable;
  }
}
