import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { changeMain } from './new-names.ts';
import { findPhoto, setMain } from '../repository.ts';

/**
 * Makes one of a member's photos the main one.
 * @throws AppError `photo_not_found`, `photo_refused` for one that others are not shown
 */
export const chooseMain = async (services: Services, member: string, id: string): Promise<void> => {
  const known = await findPhoto(services.db, id);
  if (known?.member_id !== member) throw new AppError('photo_not_found');
  if (known.main) return;
  // Before anything is copied: a refusal costs nothing and leaves nothing.
  if (known.moderation === 'refused') throw new AppError('photo_refused');
  await changeMain(services, member, async (trx) => {
    const row = await findPhoto(trx, id);
    if (row?.member_id !== member) throw new AppError('photo_not_found');
    if (row.moderation === 'refused') throw new AppError('photo_refused');
    if (!row.main) await setMain(trx, member, row.id);
  });
};
