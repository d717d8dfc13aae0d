import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';

// Evidence names the files of pictures, and a file that it names stays: of the profile as it was seen, and of messages.

/** Where the file of a photo or a voice is named among what is kept of a message. */
const photoOf = sql`m.details #>> '{payload,photo,full_name}'`;
const voiceOf = sql`m.details #>> '{payload,voice,full_name}'`;

export interface File {
  readonly name: string;
}

export const namesOf = (rows: readonly File[]): string[] => rows.map(({ name }) => name);

/** Which of these files evidence names. */
export const findFilesInUse = async (db: Database, names: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<File>`
    select n.name from unnest(${[...names]}::text[]) as n (name)
    where exists (select 1 from evidence_messages m where ${photoOf} = n.name)
      or exists (select 1 from evidence_messages m where ${voiceOf} = n.name)
      or exists (select 1 from evidence e
        where e.profile -> 'photos' @> jsonb_build_array(jsonb_build_object('full_name', n.name)))`.execute(
    db,
  );
  return namesOf(rows);
};

/** The files that deleted evidence has named; the statement still sees what it deletes. */
export const filesOfGone = sql`
  select coalesce(${photoOf}, ${voiceOf}) as name from gone join evidence_messages m on m.evidence_id = gone.id
  where coalesce(${photoOf}, ${voiceOf}) is not null
  union
  select photo ->> 'full_name' from gone, jsonb_array_elements(gone.profile -> 'photos') as photo`;

/** Of an ended conversation: it goes with it, so that whoever can be told of that can report it. */
const isOfEnded = sql`exists (select 1 from ended_conversations c where c.id = evidence.conversation_id)`;
/** Of such a one, words that were taken back before. */
const isTakenBack = sql`(evidence.last_seq is null and ${isOfEnded})`;

/** What was kept and no report has followed goes after a while. Answers the files that it named, as all of these. */
export const forgetUnreported = async (trx: Trx, before: Date): Promise<string[]> => {
  const { rows } = await sql<File>`
    with gone as (
      delete from evidence where report_id is null and taken_at < ${before}::timestamptz and not ${isOfEnded}
      returning id, profile)
    ${filesOfGone}`.execute(trx);
  return namesOf(rows);
};

/** What was kept for a member who is purged, and who will report no more. */
export const forgetKeptFor = async (trx: Trx, keeper: string): Promise<string[]> => {
  const { rows } = await sql<File>`
    with gone as (
      delete from evidence where report_id is null and keeper = ${keeper} and not ${isTakenBack} returning id, profile)
    ${filesOfGone}`.execute(trx);
  return namesOf(rows);
};

/** Closed cases go, with what was kept for them. */
export const forgetClosedReports = async (trx: Trx, before: Date): Promise<string[]> => {
  const { rows } = await sql<File>`
    with closed as (delete from reports where closed_at < ${before}::timestamptz returning id),
      gone as (select e.id, e.profile from closed join evidence e on e.report_id = closed.id)
    ${filesOfGone}`.execute(trx);
  return namesOf(rows);
};
