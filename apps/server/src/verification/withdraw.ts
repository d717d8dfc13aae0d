import { type VerificationEnd, type VerificationEvent, verificationLimits } from '@vesper/domain';
import { lockMember, updateMember } from '../member/repository.ts';
import { showChanges } from '../member/tell-changes.ts';
import { removeFiles } from '../photos/remove-files.ts';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import type { Services } from '../platform/services/services.ts';
import { deleteSelfies, findLapsed, moveVerification } from './repository.ts';

const reasons = {
  change_photo: 'photo_changed',
  withdraw: 'by_member',
  lapse: 'not_judged',
  leave: 'by_member',
} as const satisfies Partial<Record<VerificationEvent, VerificationEnd>>;

/**
 * Ends a locked member's check, and takes the mark away in the same transaction; the selfies go with it. Where the event is nothing
 * to how the check stands, nothing happens.
 */
export const endVerification = async (
  services: Pick<Services, 'outbox' | 'live'>,
  trx: Trx,
  member: string,
  event: keyof typeof reasons,
): Promise<void> => {
  const before = await moveVerification(trx, member, event, { state: 'withdrawn', reason: reasons[event] });
  if (!before) return;
  if (before.state === 'verified') {
    await updateMember(trx, member, { verified: false });
    await showChanges(services, trx, member);
  } else await removeFiles(services, trx, await deleteSelfies(trx, member));
};

/** The member takes back what was asked or sent in, or the mark. */
export const withdrawVerification = (services: Services, member: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    await lockMember(trx, member);
    await endVerification(services, trx, member, 'withdraw');
  });

/** Selfies that are not to be seen any more: nobody has judged them for a month, or their poses have expired. */
export const forgetSelfies = async (services: Services): Promise<void> => {
  const now = dateOf(services.clock);
  const sentBefore = secondsFromNow(services.clock, -verificationLimits.selfieDays * 24 * 3600);
  for (const { member_id: member } of await findLapsed(services.db, { now, sentBefore }))
    await inTransaction(services.db, async (trx) => {
      const { id } = await lockMember(trx, member);
      // Sent in, judged or asked for anew meanwhile: then it is not among them any more.
      const due = await findLapsed(trx, { now, sentBefore, member: id });
      if (due.length === 0) return;
      await endVerification(services, trx, member, 'lapse');
      await removeFiles(services, trx, await deleteSelfies(trx, member));
    });
};

/** What the purge of a member does: the rows go with the member's others. */
export const purgeSelfies = async (
  services: Pick<Services, 'outbox'>,
  trx: Trx,
  member: string,
): Promise<void> => removeFiles(services, trx, await deleteSelfies(trx, member));
