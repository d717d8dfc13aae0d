import { blockEvidenceDays, shownUpTo, unreadTold, visibleHistory } from '@vesper/domain';
import type { Member } from '../member/repository.ts';
import { shownName } from '../member/shown-name.ts';
import { type Clock, secondsFromNow } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Site } from '../site/site-directory.ts';
import { toExported } from './content.ts';
import { isTheirs } from './repository.ts';
import { readEndedOf } from './removal/ended-repository.ts';

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
      'mine.shown_seq',
      'mine.unread',
      'mine.shown_unread',
      'mine.hidden',
      'mine.muted',
      'mine.archived',
      'mine.other_id',
      'other.name',
      'other.status',
    ])
    .where('mine.member_id', '=', member)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();

/**
 * The member's own messages, all of them, and those of the other side as far as the member may read them (spec §6): none once a
 * block has come between.
 */
const readMessages = async (
  db: Database,
  member: string,
  conversation: string,
  readable: { readonly first: number; readonly last: number },
) => {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'seq', 'sender', 'kind', 'text', 'payload', 'cost', 'sent_at', 'answer_to', 'removed_at'])
    .where('conversation_id', '=', conversation)
    .where((where) =>
      where.or([
        where('sender', '=', member),
        where.and([where.between('seq', readable.first, readable.last), isTheirs(member)]),
      ]),
    )
    .orderBy('seq')
    .execute();
  return rows.map(({ id, seq, sender, cost, sent_at, answer_to, removed_at, ...content }) => ({
    from: sender === member ? 'me' : 'them',
    id,
    seq,
    ...toExported(content),
    sent_at,
    ...(answer_to !== null && { answers: answer_to }),
    ...(removed_at !== null && { deleted_at: removed_at }),
    ...(sender === member && { credits: cost }),
  }));
};

/** Every conversation of a member with its messages; what waits for the end of a break comes with the export after it. */
export const exportConversations = async (db: Database, site: Site, member: Member) => {
  const conversations = [];
  for (const row of await readConversations(db, member.id)) {
    const { last_seq: lastSeq, shown_seq: shownSeq, unread, shown_unread: shownUnread } = row;
    const marks = { lastSeq, shownSeq, unread, shownUnread, onBreak: member.paused_at !== null };
    const last = shownUpTo(marks);
    if (last === 0) continue;
    const first = Math.max(visibleHistory(last, member, site.rules), row.cleared_seq + 1);
    conversations.push({
      id: row.id,
      with: { id: row.other_id, name: shownName(row) },
      started_by_me: row.started_by === member.id,
      started_at: row.created_at,
      removed_by_me: row.hidden,
      archived: row.archived,
      muted: row.muted,
      unread: unreadTold(marks),
      read_up_to: row.read_seq,
      messages: await readMessages(db, member.id, row.id, { first, last }),
    });
  }
  return conversations;
};

/** A download has what a block has ended after this. */
export const endedSince = (clock: Clock): Date => secondsFromNow(clock, -blockEvidenceDays * 24 * 3600);

/**
 * Of conversations that a block has ended after `since`: what the member has said in them, and nothing of the other side (decision 112).
 * Those of before are there for a case only, and a download would tell who is reported that there is one.
 */
export const exportEnded = async (db: Database, member: string, since: Date) => {
  const conversations = [];
  for (const { id, other_id: otherId, nameThen, ...ended } of await readEndedOf(db, member, since))
    conversations.push({
      id,
      // Called as then: whoever has blocked tells nothing new of themselves.
      with: { id: otherId, name: nameThen },
      started_by_me: ended.started_by === member,
      started_at: ended.created_at,
      ended_at: ended.ended_at,
      messages: await readMessages(db, member, id, { first: 1, last: 0 }),
    });
  return conversations;
};

/** Messages that wait until the member confirms the e-mail address. */
export const exportWaiting = async (db: Database, member: string) => {
  const rows = await db
    .selectFrom('waiting_messages')
    .select(['id', 'receiver', 'kind', 'text', 'payload', 'sent_at'])
    .where('sender', '=', member)
    .orderBy('id')
    .execute();
  return rows.map(({ id, receiver, sent_at, ...content }) => ({
    id,
    receiver,
    ...toExported(content),
    sent_at,
  }));
};
