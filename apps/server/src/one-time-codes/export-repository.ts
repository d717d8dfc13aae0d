import type { Database } from '../platform/database/database.ts';

/** Whether and since when codes are asked for; the secret stays. */
export const exportOneTimeCodes = async (db: Database, member: string) => ({
  one_time_codes: await db
    .selectFrom('one_time_codes')
    .select(['created_at', 'confirmed_at'])
    .where('member_id', '=', member)
    .execute(),
});
