import type { Database } from '../platform/database.ts';

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Notes a browser's subscription; one browser belongs to whoever subscribed last on it. */
export const saveSubscription = async (
  db: Database,
  member: string,
  subscription: Subscription,
  now: Date,
) => {
  const row = { member_id: member, ...subscription.keys, created_at: now };
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint: subscription.endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
};

export const readSubscriptions = (db: Database, member: string) =>
  db.selectFrom('push_subscriptions').selectAll().where('member_id', '=', member).execute();

export const removeSubscription = (db: Database, endpoint: string) =>
  db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
