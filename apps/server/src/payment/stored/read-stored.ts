import type { StoredMethod } from '@vesper/contract';
import { isExpired } from '@vesper/domain';
import type { Services } from '../../platform/services/services.ts';
import type { OrderRow } from '../repository.ts';
import { findStoredAndOwed, findStoredMethods, type StoredMethodRow } from './stored-repository.ts';

const toStored = (
  { id, method, brand, last_digits, expires }: StoredMethodRow,
  nowMs: number,
): StoredMethod => ({ id, method, brand, last_digits, expires, expired: isExpired({ expires }, nowMs) });

/** What is kept of a member's, as its owner knows it; used last first. */
export const readStored = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: string,
): Promise<StoredMethod[]> => (await findStoredMethods(db, member)).map((row) => toStored(row, clock.now()));

/** The same, with what they owe, in credits. */
export const readStoredAndOwed = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: string,
): Promise<{ readonly stored: StoredMethod[]; readonly owed: number }> => {
  const { stored, owed } = await findStoredAndOwed(db, member);
  return { stored: stored.map((row) => toStored(row, clock.now())), owed };
};

/** What is kept of an order's payment; null where nothing is, or no more. */
export const readKept = async (
  services: Pick<Services, 'db' | 'clock'>,
  { member_id: member, kept_as: id }: Pick<OrderRow, 'member_id' | 'kept_as'>,
): Promise<StoredMethod | null> =>
  id === null ? null : ((await readStored(services, member)).find((one) => one.id === id) ?? null);
