import type { Database } from '../platform/database/database.ts';

/** What is kept to pay with. */
const exportStored = async (db: Database, member: string) => ({
  stored_methods: await db
    .selectFrom('stored_methods')
    .select([
      'id',
      'provider',
      'mandate',
      'method',
      'brand',
      'last_digits',
      'expires',
      'created_at',
      'used_at',
    ])
    .where('member_id', '=', member)
    .orderBy('id')
    .execute(),
  payment_customers: await db
    .selectFrom('payment_customers')
    .select(['provider', 'customer', 'created_at'])
    .where('member_id', '=', member)
    .execute(),
});

/** What banks have asked of these payments, and what finance has listed of the orders. */
const exportAside = async (db: Database, member: string) => ({
  order_disputes: await db
    .selectFrom('order_disputes')
    .innerJoin('orders', 'orders.id', 'order_disputes.order_id')
    .select([
      'order_id',
      'order_disputes.state',
      'order_disputes.amount_minor',
      'reason',
      'opened_at',
      'changed_at',
    ])
    .where('orders.member_id', '=', member)
    .orderBy('opened_at')
    .execute(),
  order_differences: await db
    .selectFrom('order_differences')
    .innerJoin('orders', 'orders.id', 'order_differences.order_id')
    .select([
      'order_id',
      'kind',
      'order_differences.amount_minor',
      'expected_minor',
      'order_differences.currency',
      'order_differences.state',
      'noticed_at',
      'closed_at',
    ])
    .where('orders.member_id', '=', member)
    .orderBy('order_differences.id')
    .execute(),
});

/** What was bought, what became of each order, and what of its price went back, to whomever. */
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
      'refunded_minor',
      'charged_back_minor',
      'method',
      'keeps',
      'failure',
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
  ...(await exportStored(db, member)),
  discount_uses: await db
    .selectFrom('discount_uses')
    .innerJoin('discounts', 'discounts.id', 'discount_uses.discount_id')
    .select(['order_id', 'code', 'state'])
    .where('member_id', '=', member)
    .orderBy('order_id')
    .execute(),
  ...(await exportAside(db, member)),
});
