export {};

interface OrdersTable {
  id: string;
  site_id: string;
  member_id: string;
  bundle: string;
  credits: number;
  amount_minor: number;
  currency: string;
  method: string;
  client_key: string;
  discount_code: string | null;
  state: string;
  provider: string;
  provider_payment: string | null;
  checkout_url: string | null;
  created_at: Date;
  settled_at: Date | null;
  next_check_at: Date | null;
}

interface OrderEventsTable {
  id: string;
  order_id: string;
  from_state: string;
  to_state: string;
  source: string;
  created_at: Date;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    orders: OrdersTable;
    order_events: OrderEventsTable;
  }
}
