import type { Database } from '../platform/database.ts';

/** The member's row, but for the password. */
export const exportMember = async (db: Database, member: string) => {
  const row = await db.selectFrom('members').selectAll().where('id', '=', member).executeTakeFirstOrThrow();
  const {
    id,
    email,
    status,
    language,
    signup_at,
    confirmed_at,
    last_seen_at,
    premium,
    started_conversations,
    notifications_disabled,
    stay_discount_until,
    invisible,
    auto_like,
    paused_at,
    tracking,
    notification_preferences,
  } = row;
  return {
    account: {
      id,
      email,
      status,
      language,
      signup_at,
      confirmed_at,
      last_seen_at,
      premium,
      started_conversations,
      stay_discount_until,
      tracking,
    },
    profile: {
      name: row.name,
      birth_date: row.birth_date,
      gender: row.gender,
      sexuality: row.sexuality,
      search_gender: row.search_gender,
      country: row.country,
      region: row.region,
      city: row.city,
      about_me: row.about_me,
      interests: row.interests,
      fictional: row.fictional,
      automatic: row.automatic,
    },
    settings: { invisible, auto_like, paused_at, notification_preferences, notifications_disabled },
  };
};

/** How the member gets in: everything but what would let somebody else in. */
export const exportAccess = async (db: Database, member: string) => ({
  sessions: await db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'remembered', 'created_at', 'last_seen_at', 'expires_at'])
    .where('member_id', '=', member)
    .orderBy('id')
    .execute(),
  known_browsers: await db
    .selectFrom('known_devices')
    .select(['created_at', 'expires_at'])
    .where('member_id', '=', member)
    .orderBy('created_at')
    .execute(),
  passkeys: await db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('member_id', '=', member)
    .orderBy('created_at')
    .execute(),
  one_time_codes: await db
    .selectFrom('one_time_codes')
    .select(['created_at', 'confirmed_at'])
    .where('member_id', '=', member)
    .execute(),
  mailed_links: (
    await db
      .selectFrom('member_tokens')
      .select(['kind', 'created_at', 'expires_at', 'used_at', 'payload'])
      .where('member_id', '=', member)
      .orderBy('created_at')
      .execute()
  ).map(({ payload, ...row }) => ({ ...row, ...(payload.email ? { email: payload.email } : {}) })),
  push_subscriptions: (
    await db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'created_at'])
      .where('member_id', '=', member)
      .orderBy('created_at')
      .execute()
  ).map(({ endpoint, created_at }) => ({ origin: new URL(endpoint).origin, created_at })),
});

/** What was bought, and every movement of the member's credits. */
export const exportMoney = async (db: Database, member: string) => ({
  orders: await db
    .selectFrom('orders')
    .select([
      'id',
      'bundle',
      'credits',
      'amount_minor',
      'currency',
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
  credits: await db
    .selectFrom('ledger_accounts')
    .select(['id', 'balance'])
    .where('member_id', '=', member)
    .executeTakeFirst(),
  credit_movements: await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account_id')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer_id')
    .select([
      'ledger_transfers.kind',
      'ledger_transfers.reference',
      'ledger_transfers.created_at',
      'ledger_postings.amount',
    ])
    .where('ledger_accounts.member_id', '=', member)
    .orderBy('ledger_transfers.id')
    .execute(),
});
