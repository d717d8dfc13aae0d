import type { Database } from '../platform/database/database.ts';

/** The member's passkeys without their keys. */
export const exportPasskeys = async (db: Database, member: string) => ({
  passkeys: await db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('member_id', '=', member)
    .orderBy('created_at')
    .execute(),
});
