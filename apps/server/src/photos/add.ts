import { mayAddPhoto } from '@vesper/domain';
import { lockMember, type Member } from '../member/repository.ts';
import { tellChanges } from '../member/tell-changes.ts';
import { dateOf } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { isKeyKnown } from '../platform/http/idempotency-repository.ts';
import { actOnce } from '../platform/http/idempotency.ts';
import { newTimelessId } from '../platform/ids.ts';
import type { ReceivedFile } from '../platform/http/uploads/received-file.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { hasPicture, insertLook } from './looks/look-repository.ts';
import { findPhoto, insertPhoto, type PhotoRow, readPhotos } from './repository.ts';
import { avifSeconds } from './jobs.ts';
import { storePictures } from './stored-files.ts';

interface Upload {
  readonly site: Site;
  readonly member: Member;
  readonly key: string;
  /** Whoever sends it has gone. */
  readonly signal: AbortSignal;
}

/**
 * To be asked before the file is received as well as in the act: refused pictures cost nothing and leave nothing.
 * @throws AppError `photo_limit_reached`, `service_unavailable`, `too_many_requests`
 */
export const refusePhotoEarly = async (
  { db, pictures }: Services,
  { site, member, key }: Omit<Upload, 'signal'>,
): Promise<void> => {
  pictures.refuseEarly(member.id);
  if (await isKeyKnown(db, member.id, key)) return;
  const count = (await readPhotos(db, member.id)).length;
  const refusal = mayAddPhoto({ premium: member.premium, count }, site.rules);
  if (refusal) throw new AppError(refusal);
};

/**
 * Takes a photo in, once for its key; the first one becomes the main one.
 * @throws AppError `photo_invalid`, `photo_too_large`, `photo_limit_reached`, `photo_twice`, `idempotency_key_reused`, and what
 * `PictureMaker` refuses
 */
export const addPhoto = async (
  services: Services,
  { member, site, key, signal }: Upload,
  { file, sha256 }: ReceivedFile,
): Promise<PhotoRow> => {
  const pictures = await services.pictures.make(file, { member: member.id, signal });
  const files = await storePictures(services, pictures);
  const keyed = {
    call: 'photoAdd',
    scope: member.id,
    key,
    body: sha256,
  } as const;
  const { id } = await actOnce(services, keyed, async (trx) => {
    const locked = await lockMember(trx, member.id);
    const present = await readPhotos(trx, member.id);
    // As it is now: the money may have gone back while the file came.
    const refusal = mayAddPhoto({ premium: locked.premium, count: present.length }, site.rules);
    if (refusal) throw new AppError(refusal);
    const known = { look: pictures.look, file_sha256: sha256 };
    if (await hasPicture(trx, member.id, known)) throw new AppError('photo_twice');
    const row = {
      ...files.renditions,
      thumb_hash: pictures.thumbHash,
      id: newTimelessId(),
      member_id: member.id,
      position: (present.at(-1)?.position ?? 0) + 1,
      main: !present.some(({ main }) => main),
      created_at: dateOf(services.clock),
    };
    await insertPhoto(trx, row);
    await insertLook(trx, { photo_id: row.id, ...known });
    tellChanges(services, trx, member.id);
    await files.keep(trx);
    const names = [row.full_name, row.thumb_name];
    await services.outbox.add(trx, 'photos.avif', { photo: row.id, names }, avifSeconds);
    return { id: row.id };
  });
  const row = await findPhoto(services.db, id);
  if (!row) throw new AppError('photo_not_found');
  return row;
};
