import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { dateOf, secondsFromNow } from './clock.ts';
import { newId } from './ids.ts';
import type { Services } from './services/services.ts';
import type { Trx } from './database/transaction.ts';

/** So many of an act in so many seconds, for whoever or whatever it is about. */
export interface ActLimit {
  readonly act: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/** The longest window that a limit may have; older rows are forgotten. */
export const longestWindowSeconds = 2 * 24 * 3600;

/**
 * Counts an act for a subject (an e-mail address, a network address, a member) and says whether it may be done. It is
 * counted in the database, so that the limit survives a restart and holds over several servers; who asks is kept as a
 * hash only. Of several at once, no more get through than may: they queue up for the subject's lock.
 */
export const takeAct = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  limit: ActLimit,
  subject: string,
): Promise<boolean> => {
  const hashed = createHash('sha256').update(`${limit.act}:${subject}`).digest('hex');
  await sql`select pg_advisory_xact_lock(hashtextextended(${hashed}, 0))`.execute(trx);
  const { count } = await trx
    .selectFrom('limited_acts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('act', '=', limit.act)
    .where('subject', '=', hashed)
    .where('done_at', '>', secondsFromNow(services.clock, -limit.windowSeconds))
    .executeTakeFirstOrThrow();
  if (Number(count) >= limit.most) return false;
  await trx
    .insertInto('limited_acts')
    .values({ id: newId(), act: limit.act, subject: hashed, done_at: dateOf(services.clock) })
    .execute();
  return true;
};

/** Writes an act down for no subject, for who must cost as much work as a known one. */
export const countForNobody = async (
  { clock }: Pick<Services, 'clock'>,
  trx: Trx,
  act: string,
): Promise<void> => {
  await trx
    .insertInto('limited_acts')
    .values({ id: newId(), act, subject: '', done_at: dateOf(clock) })
    .execute();
};

/** Forgets what no limit counts any more. */
export const forgetOldActs = async (services: Pick<Services, 'clock' | 'db'>): Promise<void> => {
  await services.db
    .deleteFrom('limited_acts')
    .where('done_at', '<', secondsFromNow(services.clock, -longestWindowSeconds))
    .execute();
};
