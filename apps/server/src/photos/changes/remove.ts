import { AppError } from '../../platform/http/app-error.ts';
import { dateOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import { inTransaction, type Trx } from '../../platform/database/transaction.ts';
import { lockMember } from '../../member/repository.ts';
import { arrange } from './arrange.ts';
import { tellShown } from './tell-shown.ts';
import { deletePhoto, deletePhotosOf, findPhoto } from '../repository.ts';
import { removeFiles } from '../remove-files.ts';
import { namesOf } from '../stored-files.ts';

/**
 * Removes one photo of a member; the next one becomes the main one where it was that, and one that had no place is shown. The row goes now, the files by a
 * job after the commit.
 * @throws AppError `photo_not_found`
 */
export const removePhoto = (services: Services, member: string, id: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const locked = await lockMember(trx, member);
    const row = await findPhoto(trx, id);
    if (row?.member_id !== member) throw new AppError('photo_not_found');
    await deletePhoto(trx, row.id, dateOf(services.clock));
    const main = await arrange(services, trx, locked, row.main ? row.id : undefined);
    if (row.main) await tellShown(services, trx, locked, { before: row, main });
    await removeFiles(services, trx, namesOf(row));
  });

/** All photos of a member. */
export const removePhotosOf = async (
  services: Pick<Services, 'outbox'>,
  trx: Trx,
  member: string,
): Promise<void> => {
  const rows = await deletePhotosOf(trx, member);
  await removeFiles(services, trx, rows.flatMap(namesOf));
};
