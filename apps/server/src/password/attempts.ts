import { createHash } from 'node:crypto';
import { addressNetwork, loginBlock } from '@vesper/domain';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { deleteFailure, deleteFailuresOf, insertFailure, lockAttempts, readFailures } from './repository.ts';

type AttemptServices = Pick<Services, 'db' | 'clock'>;

/** What an attempt is counted for. An empty one is not counted. */
export interface AttemptKeys {
  /** Whose secret is being guessed; made by {@link attemptSubject}. */
  readonly subject: string;
  /** The network address it comes from. */
  readonly address: string;
}

/** An attempt that was let through and stands as a wrong one until it is forgotten. */
export interface Attempt {
  /** It was no guess. */
  forget(): Promise<void>;
  /** It was no guess, and those before it for the same subject need not be held against anybody. */
  forgetAll(): Promise<void>;
  /** @throws AppError `login_blocked` when this was one too many */
  checkBlock(): Promise<void>;
}

/** One address may belong to many people behind one connection: it gets more attempts than an account. */
const addressFactor = 10;

/**
 * What stands for whose secret is guessed: the account, one browser's view of it, a member's own sessions. The kind comes
 * first, so that nothing typed as an e-mail address is counted for another kind.
 */
export const attemptSubject = (kind: 'account' | 'device' | 'own', site: Site, name: string): string =>
  createHash('sha256').update(`${kind}:${site.id}:${name}`).digest('hex');

const checkBlock = async (
  services: AttemptServices,
  db: Database | Trx,
  site: Site,
  { subject, address }: AttemptKeys,
): Promise<void> => {
  const { rules } = site;
  const since = secondsFromNow(services.clock, -(rules.loginWindowSeconds + rules.loginBlockSeconds));
  const rows = await readFailures(db, site.id, { subject, address }, since);
  const timesOf = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(fits).map((row) => row.failed_at.getTime());
  const now = services.clock.now();
  const states = [
    loginBlock(subject ? timesOf((row) => row.account_hash === subject) : [], now, rules),
    loginBlock(address ? timesOf((row) => row.address === address) : [], now, {
      ...rules,
      loginAttempts: rules.loginAttempts * addressFactor,
    }),
  ];
  for (const state of states)
    if (state.blocked) throw new AppError('login_blocked', { params: { minutes: state.minutes } });
};

/**
 * Notes an attempt before the secret is looked at: however many come at once, on however many servers, no more get
 * through than may, as they queue up for the locks of what they are counted for. While a block lasts an attempt costs
 * one reading, writes nothing and does not lengthen the block (spec §4; readings, "login block").
 * @throws AppError `login_blocked` with the minutes
 */
export const beginAttempt = async (
  services: AttemptServices,
  site: Site,
  { subject, address: from }: AttemptKeys,
): Promise<Attempt> => {
  const address = addressNetwork(from);
  const keys = { subject, address };
  await checkBlock(services, services.db, site, keys);
  const id = newId();
  await inTransaction(services.db, async (trx) => {
    // Always in the same order, so that two attempts never wait for each other.
    for (const lock of [subject, address].filter(Boolean).sort()) await lockAttempts(trx, lock);
    await checkBlock(services, trx, site, keys);
    await insertFailure(trx, {
      id,
      site_id: site.id,
      account_hash: subject,
      address,
      failed_at: dateOf(services.clock),
    });
  });
  return {
    forget: () => deleteFailure(services.db, id),
    forgetAll: () => deleteFailuresOf(services.db, site.id, subject),
    checkBlock: () => checkBlock(services, services.db, site, keys),
  };
};
