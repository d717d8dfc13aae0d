import type { Database } from '../../platform/database/database.ts';

/** What no limit counts any more. */
export const forgetRecentSends = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('recent_sends').where('sent_at', '<', before).execute();
};
