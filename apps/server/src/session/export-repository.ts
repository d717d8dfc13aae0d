import type { Database } from '../platform/database/database.ts';

/** Where the member is logged in, and which browsers are known: nothing that would let somebody in. */
export const exportSessions = async (db: Database, member: string) => ({
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
});
