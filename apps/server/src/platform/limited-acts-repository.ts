import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { Trx } from './database/transaction.ts';

/** An act that is counted. */
interface CountedAct {
  readonly id: string;
  readonly act: string;
  /** A hash of whom it is about; empty for nobody. */
  readonly subject: string;
  readonly at: Date;
}

/** Lets those who count for the same subject queue up, until the transaction ends. */
export const lockSubject = async (trx: Trx, subject: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx);
};

/** How often an act was done for a subject after this moment. */
export const countActs = async (trx: Trx, act: string, subject: string, after: Date): Promise<number> => {
  const { count } = await trx
    .selectFrom('limited_acts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('act', '=', act)
    .where('subject', '=', subject)
    .where('done_at', '>', after)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const writeAct = async (trx: Trx, { id, act, subject, at }: CountedAct): Promise<void> => {
  await trx.insertInto('limited_acts').values({ id, act, subject, done_at: at }).execute();
};

export const forgetActsBefore = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('limited_acts').where('done_at', '<', before).execute();
};
