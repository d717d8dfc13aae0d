import type { Database } from '../platform/database.ts';

/** Removes the sessions and known browsers whose time is over. */
export const forgetEndedSessions = async (db: Database, now: Date): Promise<void> => {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('known_devices').where('expires_at', '<', now).execute();
};
