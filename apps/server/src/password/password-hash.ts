import { channel } from 'node:diagnostics_channel';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../platform/config.ts';
import type { Services } from '../platform/services/services.ts';
import { readPasswordHash } from './repository.ts';

interface HashServices {
  readonly config: Pick<Config, 'mode'>;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The least that argon2 takes, for tests that log in hundreds of times; refused wherever real members log in. */
const testCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const isTest = ({ config }: HashServices): boolean => config.mode === 'test';

const hashAt = (password: string, at: typeof cost): Promise<string> => hash(password.normalize('NFKC'), at);

/** The hash that is stored of a password; worth nothing to a thief in every mode but `test`. */
export const hashPassword = (services: HashServices, password: string): Promise<string> =>
  hashAt(password, isTest(services) ? testCost : cost);

const nobody = 'nobody has this password';
const nobodysTestHash = hashAt(nobody, testCost);
const nobodysHash = hashAt(nobody, cost);

/** A database that tests have filled must not be guessed through when somebody serves it to members. */
const isStrong = (passwordHash: string): boolean => {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(passwordHash) ?? [];
  return Number(memory) >= cost.memoryCost && Number(passes) >= cost.timeCost;
};

/** Told of each verification, which is what guessing costs us; the benchmarks count there. */
export const passwordVerifications = channel('vesper:password-verification');

/**
 * Whether the password fits the hash. Without a hash it takes as long, and never fits: nobody's is verified then, so that
 * the answer for an unknown account takes as long as for a known one. A hash that was cheap to make fits in test mode only.
 */
export const verifyPassword = async (
  services: HashServices,
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> => {
  passwordVerifications.publish(undefined);
  const accepted = passwordHash && (isTest(services) || isStrong(passwordHash)) ? passwordHash : undefined;
  const fallback = isTest(services) ? nobodysTestHash : nobodysHash;
  const fits = await verify(accepted ?? (await fallback), password.normalize('NFKC'));
  return fits && accepted !== undefined;
};

/** Whether this is the member's password. */
export const isPasswordOf = async (
  services: Pick<Services, 'config' | 'db'>,
  member: string,
  password: string,
): Promise<boolean> => {
  return verifyPassword(services, await readPasswordHash(services.db, member), password);
};
