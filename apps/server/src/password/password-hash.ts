import { channel } from 'node:diagnostics_channel';
import { hash, verify } from '@node-rs/argon2';
import type { Services } from '../platform/services.ts';
import { readPasswordHash } from './repository.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

/** Verified when the account is unknown, so that the answer takes as long as for a known one. */
const nobodysHash = hashPassword('nobody has this password');

/** Told of each verification, which is what guessing costs us; the benchmarks count there. */
export const passwordVerifications = channel('vesper:password-verification');

/** Whether the password fits the hash. Without a hash it takes as long, and never fits. */
export const verifyPassword = async (
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> => {
  passwordVerifications.publish(undefined);
  const fits = await verify(passwordHash ?? (await nobodysHash), password.normalize('NFKC'));
  return fits && Boolean(passwordHash);
};

/** Whether this is the member's password. */
export const isPasswordOf = async (
  services: Pick<Services, 'db'>,
  member: string,
  password: string,
): Promise<boolean> => {
  return verifyPassword(await readPasswordHash(services.db, member), password);
};
