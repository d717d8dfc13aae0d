import { shownName } from '../member/shown-name.ts';
import type { Database } from '../platform/database/database.ts';

/** Whom the member has blocked; who blocked the member is a matter of the others. */
export const exportBlocks = async (db: Database, member: string) => {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('members as m', 'm.id', 'blocks.blocked')
    .select(['blocks.created_at', 'm.id as member', 'm.name', 'm.status'])
    .where('blocker', '=', member)
    .orderBy('blocks.created_at')
    .execute();
  return rows.map((row) => ({ member: row.member, name: shownName(row), at: row.created_at }));
};
