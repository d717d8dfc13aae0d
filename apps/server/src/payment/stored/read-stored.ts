import type { StoredMethod } from '@vesper/contract';
import { isExpired } from '@vesper/domain';
import type { Services } from '../../platform/services/services.ts';
import { findStoredMethods } from './stored-repository.ts';

/** What is kept of a member's, as its owner knows it; used last first. */
export const readStored = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: string,
): Promise<StoredMethod[]> =>
  (await findStoredMethods(db, member)).map(({ id, method, brand, last_digits, expires }) => ({
    id,
    method,
    brand,
    last_digits,
    expires,
    expired: isExpired({ expires }, clock.now()),
  }));
