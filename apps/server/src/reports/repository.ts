import { reportsPerDay, type ReportOutcome, type ReportState } from '@vesper/domain';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { countAllSaid } from './ended-cases-repository.ts';

/** The other side of a conversation that is there. */
export const findOther = (db: Database | Trx, member: string, conversation: string) =>
  db
    .selectFrom('conversation_members')
    .select('other_id')
    .where('member_id', '=', member)
    .where('conversation_id', '=', conversation)
    .executeTakeFirst();

/** Earlier reports that decide about a new one: those about the same member, and as many of late as may be. */
export const findEarlierReports = (trx: Trx, reporter: string, about: string, since: Date) =>
  trx
    .selectFrom('reports')
    .select(['id', 'receipt', 'state', 'reported', 'category', 'conversation_id', 'created_at'])
    .select(
      sql<number[] | null>`(select json_agg(m.seq) from evidence e
        join evidence_messages m on m.evidence_id = e.id and m.is_reported where e.report_id = reports.id)`.as(
        'seqs',
      ),
    )
    .where('reporter', '=', reporter)
    .where((row) => row.or([row('reported', '=', about), row('created_at', '>', since)]))
    .orderBy('created_at', 'desc')
    .limit(10 * reportsPerDay)
    .execute();

export const insertReport = async (trx: Trx, row: Insertable<Tables['reports']>): Promise<void> => {
  await trx.insertInto('reports').values(row).execute();
};

/** Members with this id or mail address; an address may have an account on several sites. */
export const findNamed = (db: Database, named: string) =>
  db
    .selectFrom('members')
    .select(['id', 'site_id', 'name'])
    .where(sql<boolean>`${named.toLowerCase()}::text in (email, id::text)`)
    .execute();

/** What is said beside a report that was made before. */
export const addWords = async (trx: Trx, report: string, words: string): Promise<void> => {
  await trx
    .updateTable('reports')
    .set({ words: sql<string>`left(concat_ws(e'\n\n', nullif(words, ''), ${words}::text), 20000)` })
    .where('id', '=', report)
    .execute();
};

/** A member's own reports, the newest first; whom each is about is called as they were seen. */
export const readOwnReports = (db: Database, reporter: string) =>
  db
    .selectFrom('reports')
    .innerJoin('members', 'members.id', 'reports.reported')
    .select(['receipt', 'state', 'category', 'words', 'outcome', 'created_at', 'closed_at'])
    .select([
      sql<string>`coalesce((select e.profile ->> 'name' from evidence e where e.report_id = reports.id limit 1), '')`.as(
        'name',
      ),
      'members.status',
    ])
    .where('reporter', '=', reporter)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();

/** Cases in one of these states, the longest waiting first, each with how often its member was reported in all. */
export const listReports = (db: Database, states: readonly ReportState[]) =>
  db
    .selectFrom('reports')
    .innerJoin('members as reported', 'reported.id', 'reports.reported')
    .select([
      'receipt',
      'state',
      'category',
      'outcome',
      'reports.created_at',
      'reported.name',
      'reported.id as member',
    ])
    .select((row) =>
      row
        .selectFrom('reports as all')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('all.reported', '=', 'reports.reported')
        .as('times'),
    )
    .where('state', 'in', [...states])
    .orderBy('reports.created_at')
    .limit(200)
    .execute();

/**
 * A case with all that was copied for it, and how many messages of a conversation that a block has ended stay beside it; undefined when
 * there is none with this receipt.
 */
export const readCase = async (db: Database, receipt: string) => {
  const report = await db
    .selectFrom('reports')
    .innerJoin('evidence', 'evidence.report_id', 'reports.id')
    .selectAll('reports')
    .select(['evidence.id as evidence', 'evidence.taken_at', 'evidence.profile'])
    .where('receipt', '=', receipt)
    .executeTakeFirst();
  if (!report) return undefined;
  const messages = await db
    .selectFrom('evidence_messages')
    .select(['seq', 'sender', 'kind', 'text', 'sent_at', 'is_reported'])
    .select(
      sql<
        string | null
      >`coalesce(details #>> '{payload,photo,full_name}', details #>> '{payload,voice,full_name}', details #>> '{payload,gift}')`.as(
        'file',
      ),
    )
    .where('evidence_id', '=', report.evidence)
    .orderBy('seq')
    .execute();
  return { ...report, messages, kept: await countAllSaid(db, report.id) };
};

export const lockReport = (trx: Trx, receipt: string) =>
  trx
    .selectFrom('reports')
    .select(['id', 'state'])
    .where('receipt', '=', receipt)
    .forUpdate()
    .executeTakeFirst();

export const setReportState = async (
  trx: Trx,
  report: string,
  change:
    | { readonly state: 'in_review' }
    | {
        readonly state: 'closed';
        readonly outcome: ReportOutcome;
        readonly note: string;
        readonly closed_at: Date;
      },
): Promise<void> => {
  await trx.updateTable('reports').set(change).where('id', '=', report).execute();
};
