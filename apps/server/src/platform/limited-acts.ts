import { createHash } from 'node:crypto';
import { dateOf, secondsFromNow } from './clock.ts';
import { newId } from './ids.ts';
import { countActs, forgetActsBefore, lockSubject, writeAct } from './limited-acts-repository.ts';
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
  await lockSubject(trx, hashed);
  const since = secondsFromNow(services.clock, -limit.windowSeconds);
  if ((await countActs(trx, limit.act, hashed, since)) >= limit.most) return false;
  await writeAct(trx, { id: newId(), act: limit.act, subject: hashed, at: dateOf(services.clock) });
  return true;
};

/** Writes an act down for no subject, for who must cost as much work as a known one. */
export const countForNobody = ({ clock }: Pick<Services, 'clock'>, trx: Trx, act: string): Promise<void> =>
  writeAct(trx, { id: newId(), act, subject: '', at: dateOf(clock) });

/** Forgets what no limit counts any more. */
export const forgetOldActs = ({ clock, db }: Pick<Services, 'clock' | 'db'>): Promise<void> =>
  forgetActsBefore(db, secondsFromNow(clock, -longestWindowSeconds));
