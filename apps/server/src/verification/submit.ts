import { takesSelfies } from '@vesper/domain';
import { lockMember } from '../member/repository.ts';
import { removeFiles } from '../photos/remove-files.ts';
import { dateOf } from '../platform/clock.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import { findKnownSelfies } from './known-repository.ts';
import { deleteSelfies, moveVerification, readStanding } from './repository.ts';
import { type Asker, askedOf, askRefusal } from './standing.ts';

/** Removes those selfies that others have on their profiles by now. @returns whether there are any */
const dropKnown = async (services: Services, trx: Trx, member: string): Promise<boolean> => {
  const poses = new Set((await findKnownSelfies(trx, member, 'in the open')).map(({ pose }) => pose));
  for (const pose of poses) await removeFiles(services, trx, await deleteSelfies(trx, member, pose));
  return poses.size > 0;
};

/**
 * Sends a member's selfies in, to be compared with the main photo that the poses were asked for. The poses are used with it.
 * @throws AppError a refusal of `mayAskVerification`, `verification_expired`, `verification_photo_changed`,
 * `verification_incomplete`, `selfie_is_profile_photo`: that one is gone then, and can be taken anew
 */
export const submitVerification = async (services: Services, { site, member }: Asker): Promise<void> => {
  const isKnown = await inTransaction(services.db, async (trx) => {
    const locked = await lockMember(trx, member.id);
    const { row, mainPhoto } = await readStanding(trx, member.id);
    const refusal = askRefusal({ site, member: locked }, row, mainPhoto);
    if (refusal !== null) throw new AppError(refusal);
    if (!row || !takesSelfies(askedOf(row), services.clock.now())) throw new AppError('verification_expired');
    if (row.photo_id !== mainPhoto) throw new AppError('verification_photo_changed');
    const taken = new Set(row.taken);
    if (!taken.has(row.first_pose) || !taken.has(row.second_pose))
      throw new AppError('verification_incomplete');
    if (await dropKnown(services, trx, member.id)) return true;
    await moveVerification(trx, member.id, 'submit', {
      state: 'submitted',
      submitted_at: dateOf(services.clock),
    });
    return false;
  });
  // Not before the commit: the selfie would be there again.
  if (isKnown) throw new AppError('selfie_is_profile_photo');
};
