import type { Database } from '../platform/database/database.ts';

/** Which links were mailed, with the address that one may hold; the links themselves stay. */
export const exportMailedLinks = async (db: Database, member: string) => ({
  mailed_links: (
    await db
      .selectFrom('member_tokens')
      .select(['kind', 'created_at', 'expires_at', 'used_at', 'payload'])
      .where('member_id', '=', member)
      .orderBy('created_at')
      .execute()
  ).map(({ payload, ...row }) => ({ ...row, ...(payload.email ? { email: payload.email } : {}) })),
});
