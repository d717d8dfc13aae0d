import { readNotificationPreferences } from '@vesper/domain';
import type { Database } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** What a member is told about, by which channel; what is missing takes the product's default. */
export const readPreferences = async (db: Database | Trx, member: string) => {
  const row = await db
    .selectFrom('members')
    .select('notification_preferences')
    .where('id', '=', member)
    .executeTakeFirst();
  return readNotificationPreferences(row?.notification_preferences);
};

/** The address that waits for its confirmation, if there is one. */
export const readNewEmail = async (db: Database | Trx, member: string, now: Date): Promise<string | null> => {
  const row = await db
    .selectFrom('member_tokens')
    .select('payload')
    .where('member_id', '=', member)
    .where('kind', '=', 'mail_change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.payload.email ?? null;
};
