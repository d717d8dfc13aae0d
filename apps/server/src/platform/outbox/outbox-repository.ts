import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { question, type Question } from '../database/together.ts';
import type { Trx } from '../database/transaction.ts';

interface NewJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: object;
  readonly runAt: Date;
}

/** A job that a worker has taken; `attempts` counts this one. */
export interface DueJob<K extends string = string> {
  readonly id: string;
  readonly kind: K;
  readonly payload: object;
  readonly attempts: number;
}

/** Writes jobs, one or more, into the caller's transaction. */
export const writeJobs = (trx: Trx, jobs: readonly NewJob[]): Question<void> => {
  const rows = jobs.map(({ id, kind, payload, runAt }) => ({
    id,
    kind,
    payload: JSON.stringify(payload),
    run_at: runAt,
    locked_until: null,
    failed_at: null,
    last_error: null,
  }));
  return question(trx.insertInto('outbox').values(rows), () => undefined);
};

export const dropJob = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('outbox').where('id', '=', id).execute();
};

/** Drops what says whom it is about. */
export const dropAbout = async (trx: Trx, member: string, email: string | null): Promise<void> => {
  await trx
    .deleteFrom('outbox')
    .where(
      sql<boolean>`${member} in (payload->>'member', payload->>'sender') or payload->>'recipient' = ${email}`,
    )
    .execute();
};

/** What is taken, and until when. */
interface Taking<K extends string> {
  readonly now: Date;
  readonly lockedUntil: Date;
  /** Kinds of which none is taken. */
  readonly full: readonly K[];
  readonly most: number;
}

/** Takes what is due, the longest due first. Several servers may do so: a row goes to one of them. */
export const takeDue = async <K extends string>(
  db: Database,
  { now, lockedUntil, full, most }: Taking<K>,
): Promise<DueJob<K>[]> => {
  const { rows } = await sql<DueJob<K>>`
      update outbox set locked_until = ${lockedUntil}, attempts = attempts + 1
      where id in (
        select id from outbox
        where run_at <= ${now} and failed_at is null and (locked_until is null or locked_until < ${now})
          and kind <> all (${full}::text[])
        order by run_at limit ${most} for update skip locked
      ) returning id, kind, payload, attempts`.execute(db);
  return rows;
};

/** Which try of a job: after its lease another worker may be at it, under a higher number. */
type Try = Pick<DueJob, 'id' | 'attempts'>;

/** Removes a job that is done, while it is still this worker's. */
export const removeDone = async (db: Database, { id, attempts }: Try): Promise<void> => {
  await db.deleteFrom('outbox').where('id', '=', id).where('attempts', '=', attempts).execute();
};

/** Writes down how a job failed and when it is tried again, while it is still this worker's. */
export const noteFailure = async (
  db: Database,
  { id, attempts }: Try,
  failure: { readonly runAt: Date; readonly failedAt: Date | null; readonly error: string },
): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({
      locked_until: null,
      run_at: failure.runAt,
      failed_at: failure.failedAt,
      last_error: failure.error,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
};
