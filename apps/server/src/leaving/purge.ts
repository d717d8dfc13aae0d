import { dateOf, secondsFromNow } from '../platform/clock.ts';
import type { Services } from '../platform/services/services.ts';
import type { Subject } from '../platform/subject/subject.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { deleteOwnRows, findDeleted, sitesWithDeleted } from './repository.ts';
import { lockMember } from '../member/repository.ts';

const daySeconds = 24 * 3600;
/** So that one round never holds up what comes after it; the rest is done in the next. */
const atOnce = 100;

/** Rows that are the member's alone, by the columns that say whose they are. */
const ownRows = (subjects: readonly Subject[]) =>
  subjects
    .flatMap((subject) => subject.personalData ?? [])
    .flatMap(({ table, deleteBy: columns = [] }) => (columns.length > 0 ? [{ table, columns }] : []));

const purgeMember = (services: Services, id: string, before: Date): Promise<boolean> =>
  inTransaction(services.db, async (trx) => {
    const member = await lockMember(trx, id);
    // Restored meanwhile, or another server was here first.
    if (member.status !== 'deleted' || !member.deleted_at || member.deleted_at > before) return false;
    for (const subject of services.subjects) await subject.purge?.(services, trx, member);
    await deleteOwnRows(trx, ownRows(services.subjects), id);
    return true;
  });

/**
 * Removes for good whoever deleted the account longer ago than it can be restored (spec §4, readings): one transaction
 * each, some at a time. What stays is a row without a person, the messages that others have received, and the books.
 * @returns how many were purged
 */
export const purgeDeleted = async (services: Services): Promise<number> => {
  const { db, clock, sites } = services;
  const waiting = await sitesWithDeleted(db, dateOf(clock));
  let purged = 0;
  for (const siteId of waiting) {
    const site = await sites.findById(siteId);
    if (!site) continue;
    const before = secondsFromNow(clock, -site.rules.reactivationDays * daySeconds);
    const due = await findDeleted(db, siteId, before, atOnce);
    for (const id of due) if (await purgeMember(services, id, before)) purged += 1;
  }
  return purged;
};
