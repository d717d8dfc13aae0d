import type { Services } from '../platform/services.ts';
import type { Trx } from '../platform/transaction.ts';
import type { Renditions } from './renditions.ts';

/** The files of a photo. */
export const namesOf = ({
  full_name,
  thumb_name,
  blurred_name,
  blurred_thumb_name,
}: Renditions): string[] => [full_name, thumb_name, blurred_name, blurred_thumb_name];

/** All photos of a member. The rows go now, the files by a job after the commit: a crash in between leaves none behind. */
export const removePhotosOf = async (
  services: Pick<Services, 'outbox'>,
  trx: Trx,
  member: string,
): Promise<void> => {
  const rows = await trx.deleteFrom('photos').where('member_id', '=', member).returningAll().execute();
  if (rows.length > 0) await services.outbox.add(trx, 'photos.remove', { names: rows.flatMap(namesOf) });
};
