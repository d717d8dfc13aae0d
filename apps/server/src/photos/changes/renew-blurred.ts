import { lockMember } from '../../member/repository.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import { newFileName } from '../../platform/storage.ts';
import { removeFiles } from '../remove-files.ts';
import { findPhoto, type PhotoRow, readPhotos, renamePictures } from '../repository.ts';
import { storeFiles } from '../stored-files.ts';

/** Gives one photo's stand-ins other names, where they are still those of the row. */
const renewOne = async (services: Services, row: PhotoRow): Promise<void> => {
  const before = [row.blurred_name, row.blurred_thumb_name] as const;
  const [blurred, thumb] = await Promise.all(before.map((name) => services.storage.read(name)));
  if (!blurred || !thumb) return;
  const names = { blurred_name: newFileName(), blurred_thumb_name: newFileName() };
  const { keep } = await storeFiles(services, [
    { name: names.blurred_name, bytes: blurred },
    { name: names.blurred_thumb_name, bytes: thumb },
  ]);
  await inTransaction(services.db, async (trx) => {
    await lockMember(trx, row.member_id);
    if ((await findPhoto(trx, row.id))?.blurred_name !== row.blurred_name) return;
    await renamePictures(trx, row.id, names);
    await keep(trx);
    await removeFiles(services, trx, before);
  });
};

/**
 * Gives the blurred stand-ins of who has begun a break new names, as `renewMain` does with the main photo: whoever kept an address
 * could tell a break from an account that is gone.
 */
export const renewBlurred = async (services: Services, member: string): Promise<void> => {
  for (const row of await readPhotos(services.db, member)) await renewOne(services, row);
};
