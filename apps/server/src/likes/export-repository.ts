import { shownName } from '../member/shown-name.ts';
import type { Database } from '../platform/database/database.ts';
import { notHidden } from './repository.ts';

const likeColumns = [
  'likes.id',
  'likes.created_at',
  'likes.seen_at',
  'members.id as member',
  'members.name',
  'members.status',
] as const;

/**
 * Likes in one direction, with who is on the other side. Who is on a break, or has not confirmed the address yet, is told of here no
 * more than in the lists: their likes are not there, and of who got one the name is missing, as of an account that is gone.
 */
export const exportLikes = async (db: Database, member: string, direction: 'given' | 'received') => {
  const [mine, theirs] =
    direction === 'given'
      ? (['likes.from_member', 'likes.to_member'] as const)
      : (['likes.to_member', 'likes.from_member'] as const);
  const rows = await db
    .selectFrom('likes')
    .innerJoin('members', 'members.id', theirs)
    .select([...likeColumns, notHidden.as('shown')])
    .where(mine, '=', member)
    .orderBy('likes.id')
    .execute();
  const told =
    direction === 'given' ? rows : rows.filter(({ shown, status }) => shown && status !== 'not_confirmed');
  return told.map((row) => ({
    id: row.id,
    member: row.member,
    name: row.shown ? shownName(row) : '',
    at: row.created_at,
    ...(direction === 'received' ? { seen_at: row.seen_at } : {}),
  }));
};
