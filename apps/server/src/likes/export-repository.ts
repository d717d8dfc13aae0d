import { shownName } from '../member/shown-name.ts';
import type { Database } from '../platform/database/database.ts';

const likeColumns = [
  'likes.id',
  'likes.created_at',
  'likes.seen_at',
  'm.id as member',
  'm.name',
  'm.status',
] as const;

/** Likes in one direction, with who is on the other side. */
export const exportLikes = async (db: Database, member: string, direction: 'given' | 'received') => {
  const [mine, theirs] =
    direction === 'given'
      ? (['likes.from_member', 'likes.to_member'] as const)
      : (['likes.to_member', 'likes.from_member'] as const);
  const rows = await db
    .selectFrom('likes')
    .innerJoin('members as m', 'm.id', theirs)
    .select(likeColumns)
    .where(mine, '=', member)
    .orderBy('likes.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    member: row.member,
    name: shownName(row),
    at: row.created_at,
    ...(direction === 'received' ? { seen_at: row.seen_at } : {}),
  }));
};
