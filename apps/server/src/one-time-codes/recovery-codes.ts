import { randomInt } from 'node:crypto';
import { makeRecoveryCode, normalizeRecoveryCode, recoveryCodeCount } from '@vesper/domain';
import { dateOf } from '../platform/clock.ts';
import { hashSecret } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { markRecoveryCodeUsed, replaceRecoveryCodes } from './repository.ts';

/** With the member in it: two who were given the same code do not meet, and no table of all codes finds them. */
const hashCode = (member: string, code: string): string => hashSecret(`${member}:${code}`);

/** Makes a member's recovery codes anew. Only their hashes are stored. */
export const makeRecoveryCodes = async (trx: Trx, member: string): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    makeRecoveryCode((below) => randomInt(below)),
  );
  await replaceRecoveryCodes(
    trx,
    member,
    codes.map((code) => ({
      code_hash: hashCode(member, normalizeRecoveryCode(code) ?? code),
      member_id: member,
      used_at: null,
    })),
  );
  return codes;
};

/** Uses up a recovery code; false for whatever is none of the member's unused ones. Of two at once, one gets it. */
export const useRecoveryCode = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  member: string,
  typed: string,
): Promise<boolean> => {
  const code = normalizeRecoveryCode(typed);
  if (!code) return false;
  return markRecoveryCodeUsed(trx, hashCode(member, code), dateOf(services.clock));
};
