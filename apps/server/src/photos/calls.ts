import { lockMember } from '../member/repository.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { tellChanges } from '../member/tell-changes.ts';
import { addPhoto, refusePhotoEarly } from './add.ts';
import { tellMainPhotoChanged } from './main-photo.ts';
import { removePhoto } from './remove.ts';
import { findPhoto, readPhotos, setMain } from './repository.ts';
import { toPhoto } from './view.ts';
import { whenGone } from './when-gone.ts';

export const photoCalls = {
  photos: async (services, { member }) => ({
    photos: (await readPhotos(services.db, member.id)).map((row) => toPhoto(services, row, member)),
  }),
  photoAdd: async (services, { member, key, withFile, reply, site }) => {
    const upload = { member, site, key, signal: whenGone(reply) };
    await refusePhotoEarly(services, upload);
    const row = await withFile((received) => {
      if (received.truncated) throw new AppError('photo_too_large');
      return addPhoto(services, upload, received);
    }).catch((error: unknown) => {
      // Half a body is no failure of ours.
      throw upload.signal.aborted ? new AppError('service_unavailable') : error;
    });
    return { photo: toPhoto(services, row, member) };
  },
  photoMain: async (services, { member, body }) => {
    await inTransaction(services.db, async (trx) => {
      await lockMember(trx, member.id);
      const row = await findPhoto(trx, body.id);
      if (row?.member_id !== member.id) throw new AppError('photo_not_found');
      if (!row.main) {
        await setMain(trx, member.id, row.id);
        await tellMainPhotoChanged(services, trx, member.id);
      }
      tellChanges(services, trx, member.id);
    });
    return { ok: true as const };
  },
  photoRemove: async (services, { member, body }) => {
    await removePhoto(services, member.id, body.id);
    return { ok: true as const };
  },
} satisfies CallHandlers;
