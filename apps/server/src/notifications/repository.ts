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

/** The same, and the address that waits for its confirmation, if there is one; read in one statement. */
export const readNotificationState = async (db: Database | Trx, member: string, now: Date) => {
  const row = await db
    .selectFrom('members')
    .select(({ selectFrom }) => [
      'notification_preferences',
      selectFrom('member_tokens')
        .select('payload')
        .whereRef('member_id', '=', 'members.id')
        .where('kind', '=', 'mail_change')
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .limit(1)
        .as('change'),
    ])
    .where('id', '=', member)
    .executeTakeFirst();
  return {
    preferences: readNotificationPreferences(row?.notification_preferences),
    newEmail: row?.change?.email ?? null,
  };
};
