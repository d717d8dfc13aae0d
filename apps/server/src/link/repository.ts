import type { Database } from '../platform/database.ts';

/** Removes the tokens that expired before this moment. */
export const forgetExpiredTokens = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('member_tokens').where('expires_at', '<', before).execute();
};
