import { lockMember } from '../member/repository.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/register-call.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { addPhoto } from './add.ts';
import { removePhoto } from './remove.ts';
import { findPhoto, readPhotos, setMain } from './repository.ts';
import { toPhoto } from './view.ts';

export const photoCalls = {
  photos: async (services, { member }) => ({
    photos: (await readPhotos(services.db, member.id)).map((row) => toPhoto(services, row, member)),
  }),
  photoAdd: async (services, { member, key, request, site }) => {
    const file = await request.file();
    if (!file) throw new AppError('photo_invalid');
    const row = await addPhoto(services, { member, site, key, bytes: await file.toBuffer() });
    return { photo: toPhoto(services, row, member) };
  },
  photoMain: async (services, { member, body }) => {
    await inTransaction(services.db, async (trx) => {
      await lockMember(trx, member.id);
      const row = await findPhoto(trx, body.id);
      if (row?.member_id !== member.id) throw new AppError('photo_not_found');
      await setMain(trx, member.id, row.id);
    });
    return { ok: true as const };
  },
  photoRemove: async (services, { member, body }) => {
    await removePhoto(services, member.id, body.id);
    return { ok: true as const };
  },
} satisfies CallHandlers;
