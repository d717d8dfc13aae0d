import type { Database } from '../platform/database.ts';

/** Removes the wrong attempts from before this moment. */
export const forgetFailures = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('login_failures').where('failed_at', '<', before).execute();
};
