import type { CallBody } from '@vesper/contract';
import { isPart } from '@vesper/domain';
import { lockMember } from '../../member/repository.ts';
import { dateOf } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { isKeyKnown } from '../../platform/http/idempotency-repository.ts';
import { actOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services/services.ts';
import { avifSeconds } from '../jobs.ts';
import { hasPicture, replaceLook } from '../looks/look-repository.ts';
import type { PictureOrder } from '../pictures/renditions.ts';
import { removeFiles } from '../remove-files.ts';
import { findPhoto, type PhotoRow, replacePictures } from '../repository.ts';
import { namesOf, storePictures } from '../stored-files.ts';
import { versionOf } from '../view.ts';
import { arrange } from './arrange.ts';

type Wanted = CallBody<'photoCrop'>;

/** The photo, if it is the member's, and still the picture of which a part was chosen. */
const findWanted = async (
  db: Services['db'] | Trx,
  member: string,
  { id, version }: Wanted,
): Promise<PhotoRow> => {
  const row = await findPhoto(db, id);
  if (row?.member_id !== member) throw new AppError('photo_not_found');
  // One that was refused would be shown again: it is removed, and another one sent.
  if (row.moderation === 'refused' || versionOf(row) !== version) throw new AppError('photo_changed');
  return row;
};

/** Draws the part and stores its pictures, under names that nobody knows. */
const drawPart = async (services: Services, order: PictureOrder, wanted: Wanted) => {
  services.pictures.refuseEarly(order.member);
  const row = await findWanted(services.db, order.member, wanted);
  if (!isPart(wanted.part, row)) throw new AppError('photo_part_invalid');
  const webp = await services.storage.read(row.full_name);
  if (!webp) throw new AppError('photo_not_found');
  const { look, thumbHash, ...pictures } = await services.pictures.makePart(webp, wanted.part, order);
  return { look, thumbHash, files: await storePictures(services, pictures) };
};

/**
 * Leaves a part of one of a member's photos, once for its key. It is another picture from then on: people look at it anew, a mark
 * that hung on it as the main photo goes, and the pictures of before lead nowhere.
 * @throws AppError `photo_not_found`, `photo_changed`, `photo_part_invalid`, `photo_twice`, `idempotency_key_reused`, and what
 * `PictureMaker` refuses
 */
export const cropPhoto = async (
  services: Services,
  { key, ...order }: PictureOrder & { readonly key: string },
  wanted: Wanted,
): Promise<PhotoRow> => {
  const { member } = order;
  const isKnown = await isKeyKnown(services.db, member, key);
  const drawn = isKnown ? null : await drawPart(services, order, wanted);
  const keyed = { call: 'photoCrop', scope: member, key, body: wanted } as const;
  const { id } = await actOnce(services, keyed, async (trx) => {
    // The first request of this key was taken back between the two looks.
    if (!drawn) throw new AppError('service_unavailable');
    const { look, thumbHash, files } = drawn;
    const locked = await lockMember(trx, member);
    const row = await findWanted(trx, member, wanted);
    if (await hasPicture(trx, member, { look }, row.id)) throw new AppError('photo_twice');
    await replacePictures(trx, row.id, { ...files.renditions, thumb_hash: thumbHash });
    await replaceLook(trx, { photo_id: row.id, look }, dateOf(services.clock));
    // Of the main photo it is said that it is another one.
    await arrange(services, trx, locked, row.main ? null : undefined);
    await files.keep(trx);
    await removeFiles(services, trx, namesOf(row));
    const names = [files.renditions.full_name, files.renditions.thumb_name];
    await services.outbox.add(trx, 'photos.avif', { photo: row.id, names }, avifSeconds);
    return { id: row.id };
  });
  const row = await findPhoto(services.db, id);
  if (!row) throw new AppError('photo_not_found');
  return row;
};
