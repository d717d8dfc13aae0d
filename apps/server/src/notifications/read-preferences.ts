import { readNotificationPreferences } from '@vesper/domain';
import type { Database } from '../platform/database.ts';
import type { Trx } from '../platform/transaction.ts';

/** What a member is told about, by which channel; what is missing takes the product's default. */
export const readPreferences = async (db: Database | Trx, member: string) => {
  const row = await db
    .selectFrom('members')
    .select('notification_preferences')
    .where('id', '=', member)
    .executeTakeFirst();
  return readNotificationPreferences(row?.notification_preferences);
};
