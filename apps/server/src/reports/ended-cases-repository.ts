import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { type File, filesOfGone, namesOf } from './evidence-files-repository.ts';

// A conversation that a block has ended goes after its days; one that a case is about stays as long as the case.

/**
 * Whether a case (`r`) is about an ended conversation (`c`) that has not been given up: it names it, or was opened of one of the two by
 * the other when it had ended, from whatever page.
 */
const isAbout = sql`(c.given_up_at is null and ((r.reporter = c.low_member and r.reported = c.high_member)
    or (r.reporter = c.high_member and r.reported = c.low_member))
  and (r.conversation_id = c.id or r.created_at >= c.ended_at))`;
const isOfACase = sql`exists (select 1 from reports r where ${isAbout})`;

/** Ended conversations whose time is over, the longest first, so many: none that a case is about, and those that are going already. */
export const findForgotten = async (db: Database, before: Date, most: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select c.id from ended_conversations c where c.ended_at < ${before}::timestamptz and not ${isOfACase}
    order by c.ended_at limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * From here on nobody reports an ended conversation any more: what was kept of it for each side is gone, and it is marked so, since
 * its messages go some at a time. Answers the files that it named; undefined where a report was faster, or another server is at it.
 */
export const giveUpEnded = async (
  trx: Trx,
  conversation: string,
  now: Date,
): Promise<string[] | undefined> => {
  const { rows: locked } = await sql<{ id: string }>`
    select c.id from ended_conversations c where c.id = ${conversation}::uuid for update skip locked`.execute(
    trx,
  );
  if (locked.length === 0) return undefined;
  // Asked with the lock: a report of before has been committed by now.
  const { rows: reported } = await sql<{ id: string }>`
    select c.id from ended_conversations c where c.id = ${conversation}::uuid and ${isOfACase}`.execute(trx);
  if (reported.length > 0) return undefined;
  const { rows } = await sql<File>`
    with given_up as (
        update ended_conversations set given_up_at = coalesce(given_up_at, ${now}::timestamptz) where id = ${conversation}::uuid),
      gone as (
      delete from evidence e using ended_conversations c
      where c.id = ${conversation}::uuid and e.conversation_id = c.id and e.keeper in (c.low_member, c.high_member)
        and e.report_id is null
      returning e.id, e.profile)
    ${filesOfGone}`.execute(trx);
  return namesOf(rows);
};

/** A message as an operator reads it. */
export interface SaidRow {
  /** Which of the ended conversations of a case it was said in, and when a block has ended that. */
  readonly conversation: string;
  readonly ended_at: Date;
  readonly seq: number;
  readonly sender: string;
  readonly kind: string;
  readonly text: string;
  readonly sent_at: Date;
  readonly is_reported: boolean;
  /** The name of a photo's or a recording's file, or the code of a gift. */
  readonly file: string | null;
  /** The number of the message that it answers. */
  readonly answers: number | null;
  /** What was thought of it. */
  readonly reactions: readonly string[];
}

/** How many messages {@link readAllSaid} finds. */
export const countAllSaid = async (db: Database, report: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from reports r join ended_conversations c on ${isAbout}
    join messages m on m.conversation_id = c.id
    where r.id = ${report}::uuid`.execute(db);
  return rows[0]?.count ?? 0;
};

/** All that was said in the ended conversations of a case, in order; of what was taken back before, what was kept of it. */
export const readAllSaid = async (db: Database, report: string): Promise<SaidRow[]> => {
  const { rows } = await sql<SaidRow>`
    select c.id as conversation, c.ended_at, m.seq, m.sender, coalesce(said.kind, m.kind) as kind, coalesce(said.text, m.text) as text, m.sent_at,
      exists (select 1 from evidence e join evidence_messages k on k.evidence_id = e.id
        where e.report_id = r.id and k.message_id = m.id and k.is_reported) as is_reported,
      coalesce(of #>> '{photo,full_name}', of #>> '{voice,full_name}', of #>> '{gift}') as file,
      m.answer_to as answers, array(select x.code from message_reactions x
        where x.conversation_id = m.conversation_id and x.seq = m.seq order by x.member_id) as reactions
    from reports r join ended_conversations c on ${isAbout}
    join messages m on m.conversation_id = c.id
    left join lateral (
      select k.kind, k.text, k.details -> 'payload' as payload from evidence e join evidence_messages k on k.evidence_id = e.id
      where m.removed_at is not null and e.keeper in (c.low_member, c.high_member) and e.keeper <> m.sender
        and e.conversation_id = c.id and k.message_id = m.id
      order by e.taken_at limit 1) said on true
    cross join lateral (select coalesce(said.payload, m.payload)) as content (of)
    where r.id = ${report}::uuid
    order by c.ended_at, c.id, m.seq`.execute(db);
  return rows;
};
