import type { Database } from '../platform/database/database.ts';

/** To whose push service notices go, and since when. */
export const exportSubscriptions = async (db: Database, member: string) => ({
  push_subscriptions: (
    await db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'created_at'])
      .where('member_id', '=', member)
      .orderBy('created_at')
      .execute()
  ).map(({ endpoint, created_at }) => ({ origin: new URL(endpoint).origin, created_at })),
});
