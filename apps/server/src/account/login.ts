import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { loginBlock, normalizeEmail } from '@vesper/domain';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import type { Site } from '../site/site-directory.ts';
import { type Member, memberColumns } from './member.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

/** Verified when the account is unknown, so that the answer takes as long as for a known one. */
const nobodysHash = hashPassword('nobody has this password');

const hashAccount = (email: string): string => createHash('sha256').update(email).digest('hex');

type Column = 'account_hash' | 'address';

const failures = async (
  services: Services,
  column: Column,
  value: string,
  since: Date,
  before?: string,
): Promise<number[]> => {
  const rows = await services.db
    .selectFrom('login_failures')
    .select(['id', 'failed_at'])
    .where(column, '=', value)
    .where('failed_at', '>', since)
    .execute();
  // Ids sort by the time they were made: of many guesses at once, the first ones count against the later.
  return rows.filter((row) => before === undefined || row.id < before).map((row) => row.failed_at.getTime());
};

/** One address may belong to many people behind one connection: it gets more attempts than an account. */
const addressFactor = 10;

const checkBlock = async (
  services: Services,
  site: Site,
  account: string,
  address: string,
  before?: string,
): Promise<void> => {
  const { rules } = site;
  const since = secondsFromNow(services.clock, -(rules.loginWindowSeconds + rules.loginBlockSeconds));
  const now = services.clock.now();
  const byAccount = loginBlock(await failures(services, 'account_hash', account, since, before), now, rules);
  const byAddress = loginBlock(await failures(services, 'address', address, since, before), now, {
    ...rules,
    loginAttempts: rules.loginAttempts * addressFactor,
  });
  for (const state of [byAccount, byAddress])
    if (state.blocked) throw new AppError('login_blocked', { params: { minutes: state.minutes } });
};

/** Written before the password is looked at: however many guesses come at once, each sees those before it. */
const noteAttempt = async (
  services: Services,
  site: Site,
  account: string,
  address: string,
): Promise<string> => {
  const id = newId();
  await services.db
    .insertInto('login_failures')
    .values({ id, site_id: site.id, account_hash: account, address, failed_at: dateOf(services.clock) })
    .execute();
  return id;
};

const forgetAttempt = (services: Services, id: string) =>
  services.db.deleteFrom('login_failures').where('id', '=', id).execute();

/** Whether this is the member's password. */
export const isPasswordOf = async (
  services: Services,
  member: string,
  password: string,
): Promise<boolean> => {
  const row = await services.db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', member)
    .executeTakeFirst();
  return row?.password_hash ? verify(row.password_hash, password.normalize('NFKC')) : false;
};

/**
 * Checks an e-mail address and a password. Known and unknown accounts cost the same work, are blocked after the same
 * number of wrong attempts and get the same answers (spec §4, §8).
 * @throws AppError `login_failed`, or `login_blocked` with the minutes
 */
export const checkLogin = async (
  services: Services,
  site: Site,
  credentials: { email: string; password: string },
  address: string,
): Promise<Member> => {
  const email = normalizeEmail(credentials.email);
  const account = hashAccount(`${site.id}:${email}`);
  const attempt = await noteAttempt(services, site, account, address);
  try {
    await checkBlock(services, site, account, address, attempt);
  } catch (error) {
    await forgetAttempt(services, attempt);
    throw error;
  }
  const found = await services.db
    .selectFrom('members')
    .select([...memberColumns, 'members.password_hash'])
    .where('site_id', '=', site.id)
    .where('email', '=', email)
    .executeTakeFirst();
  const right = await verify(
    found?.password_hash ?? (await nobodysHash),
    credentials.password.normalize('NFKC'),
  );
  if (found?.password_hash && right && (found.status === 'active' || found.status === 'not_confirmed')) {
    await forgetAttempt(services, attempt);
    return found;
  }
  await checkBlock(services, site, account, address);
  throw new AppError('login_failed');
};
