import type { Database } from '../platform/database/database.ts';

/** What was bought, and what became of each order. */
export const exportOrders = async (db: Database, member: string) => ({
  orders: await db
    .selectFrom('orders')
    .select([
      'id',
      'bundle',
      'credits',
      'list_minor',
      'amount_minor',
      'currency',
      'vat_country',
      'vat_rate',
      'vat_minor',
      'method',
      'discount_code',
      'state',
      'provider',
      'provider_payment',
      'created_at',
      'settled_at',
    ])
    .where('member_id', '=', member)
    .orderBy('id')
    .execute(),
  order_events: await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select(['order_id', 'from_state', 'to_state', 'source', 'order_events.created_at'])
    .where('orders.member_id', '=', member)
    .orderBy('order_events.id')
    .execute(),
  discount_uses: await db
    .selectFrom('discount_uses')
    .innerJoin('discounts', 'discounts.id', 'discount_uses.discount_id')
    .select(['order_id', 'code', 'state'])
    .where('member_id', '=', member)
    .orderBy('order_id')
    .execute(),
  order_differences: await db
    .selectFrom('order_differences')
    .innerJoin('orders', 'orders.id', 'order_differences.order_id')
    .select([
      'order_id',
      'kind',
      'order_differences.amount_minor',
      'order_differences.state',
      'noticed_at',
      'closed_at',
    ])
    .where('orders.member_id', '=', member)
    .orderBy('order_differences.id')
    .execute(),
});
