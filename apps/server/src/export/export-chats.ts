import { visibleHistory } from '@vesper/domain';
import type { Database } from '../platform/database.ts';
import type { Site } from '../site/site-directory.ts';
import type { Member } from '../member/member.ts';

/** A name as the member may see it: of a deleted account nothing is left. */
export const shownName = (row: { name: string; status: string }): string =>
  row.status === 'deleted' || row.status === 'purged' ? '' : row.name;

const readConversations = (db: Database, member: string) =>
  db
    .selectFrom('conversation_members as mine')
    .innerJoin('conversations as c', 'c.id', 'mine.conversation_id')
    .innerJoin('members as other', 'other.id', 'mine.other_id')
    .select([
      'c.id',
      'c.created_at',
      'c.started_by',
      'c.last_seq',
      'mine.cleared_seq',
      'mine.read_seq',
      'mine.unread',
      'mine.hidden',
      'mine.other_id',
      'other.name',
      'other.status',
    ])
    .where('mine.member_id', '=', member)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();

/** The member's own messages, all of them, and those of the other side as far as the member may read them (spec §6). */
const readMessages = async (db: Database, member: string, conversation: string, firstVisible: number) => {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'seq', 'sender', 'kind', 'text', 'cost', 'sent_at'])
    .where('conversation_id', '=', conversation)
    .where((where) => where.or([where('sender', '=', member), where('seq', '>=', firstVisible)]))
    .orderBy('seq')
    .execute();
  return rows.map(({ sender, cost, ...row }) =>
    sender === member ? { from: 'me', ...row, credits: cost } : { from: 'them', ...row },
  );
};

/** Every conversation of a member with its messages. */
export const exportConversations = async (db: Database, site: Site, member: Member) => {
  const conversations = [];
  for (const row of await readConversations(db, member.id)) {
    const first = Math.max(visibleHistory(row.last_seq, member, site.rules), row.cleared_seq + 1);
    conversations.push({
      id: row.id,
      with: { id: row.other_id, name: shownName(row) },
      started_by_me: row.started_by === member.id,
      started_at: row.created_at,
      removed_by_me: row.hidden,
      unread: row.unread,
      read_up_to: row.read_seq,
      messages: await readMessages(db, member.id, row.id, first),
    });
  }
  return conversations;
};

/** Messages that wait until the member confirms the e-mail address. */
export const exportWaiting = (db: Database, member: string) =>
  db
    .selectFrom('waiting_messages')
    .select(['id', 'receiver', 'text', 'sent_at'])
    .where('sender', '=', member)
    .orderBy('id')
    .execute();

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
