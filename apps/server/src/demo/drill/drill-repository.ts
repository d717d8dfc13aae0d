import type { Database } from '../../platform/database/database.ts';

/** Fictional members who answer nobody, always the same ones: from the end, so that no other part of the demo uses them. */
export const findScammers = async (db: Database, site: string, most: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', site)
    .where('fictional', '=', true)
    .where('automatic', '=', false)
    .where('status', '=', 'active')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

/** The last that one member wrote to another, as it stands there; undefined for nothing. */
export const readLastWords = async (
  db: Database,
  sender: string,
  receiver: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('messages')
    .innerJoin('conversation_members as s', 's.conversation_id', 'messages.conversation_id')
    .select('messages.text')
    .where('messages.sender', '=', sender)
    .where('s.member_id', '=', sender)
    .where('s.other_id', '=', receiver)
    .orderBy('messages.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.text;
};
