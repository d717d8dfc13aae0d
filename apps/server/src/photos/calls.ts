import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { addPhoto, refusePhotoEarly } from './add.ts';
import { chooseMain } from './changes/choose-main.ts';
import { cropPhoto } from './changes/crop.ts';
import { orderPhotos } from './changes/order.ts';
import { removePhoto } from './changes/remove.ts';
import { readPhotos } from './repository.ts';
import { toOwnPhoto } from './view.ts';
import { whenGone } from './when-gone.ts';

export const photoCalls = {
  photos: async (services, { member }) => ({
    photos: (await readPhotos(services.db, member.id)).map((row) => toOwnPhoto(services, row, member)),
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
    return { photo: toOwnPhoto(services, row, member) };
  },
  photoMain: async (services, { member, body }) => {
    await chooseMain(services, member.id, body.id);
    return { ok: true as const };
  },
  photoOrder: async (services, { member, body }) => {
    await orderPhotos(services, member.id, body.ids);
    return { ok: true as const };
  },
  photoCrop: async (services, { member, key, reply, body }) => {
    const row = await cropPhoto(services, { member: member.id, key, signal: whenGone(reply) }, body);
    return { photo: toOwnPhoto(services, row, member) };
  },
  photoRemove: async (services, { member, body }) => {
    await removePhoto(services, member.id, body.id);
    return { ok: true as const };
  },
} satisfies CallHandlers;
