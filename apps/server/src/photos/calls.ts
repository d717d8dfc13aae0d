import { createHash } from 'node:crypto';
import { mayAddPhoto } from '@vesper/domain';
import { lockMember } from '../member/member.ts';
import { dateOf } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { actOnce, isKeyKnown } from '../platform/http/idempotency.ts';
import type { CallHandlers } from '../platform/http/register-call.ts';
import { newId } from '../platform/ids.ts';
import { inTransaction } from '../platform/transaction.ts';
import { makeRenditions, removeRenditions } from './renditions.ts';
import { findPhoto, readPhotos } from './repository.ts';
import { toPhoto } from './view.ts';

export const photoCalls = {
  photos: async (services, { member }) => ({
    photos: (await readPhotos(services.db, member.id)).map((row) => toPhoto(services, row, member)),
  }),
  photoAdd: async (services, { member, key, request, site }) => {
    const file = await request.file();
    if (!file) throw new AppError('photo_invalid');
    const bytes = await file.toBuffer();
    // Asked before the work as well as in the act: refused pictures cost nothing and leave nothing.
    const count = (await readPhotos(services.db, member.id)).length;
    const known = await isKeyKnown(services.db, member.id, key);
    const early = known ? null : mayAddPhoto({ premium: member.premium, count }, site.rules);
    if (early) throw new AppError(early);
    const renditions = await makeRenditions(services.storage, bytes);
    const keyed = {
      call: 'photoAdd',
      scope: member.id,
      key,
      body: createHash('sha256').update(bytes).digest('hex'),
    } as const;
    const photo = newId();
    const { id } = await actOnce(services, keyed, async (trx) => {
      await lockMember(trx, member.id);
      const present = await readPhotos(trx, member.id);
      const refusal = mayAddPhoto({ premium: member.premium, count: present.length }, site.rules);
      if (refusal) throw new AppError(refusal);
      const position = (present.at(-1)?.position ?? 0) + 1;
      await trx
        .insertInto('photos')
        .values({
          ...renditions,
          id: photo,
          member_id: member.id,
          position,
          main: !present.some((row) => row.main),
          created_at: dateOf(services.clock),
        })
        .execute();
      return { id: photo };
    }).catch(async (error: unknown) => {
      await removeRenditions(services.storage, renditions);
      throw error;
    });
    if (id !== photo) await removeRenditions(services.storage, renditions);
    const row = await findPhoto(services.db, id);
    if (!row) throw new AppError('photo_not_found');
    return { photo: toPhoto(services, row, member) };
  },
  photoMain: async (services, { member, body }) => {
    await inTransaction(services.db, async (trx) => {
      await lockMember(trx, member.id);
      const row = await findPhoto(trx, body.id);
      if (row?.member_id !== member.id) throw new AppError('photo_not_found');
      await trx.updateTable('photos').set({ main: false }).where('member_id', '=', member.id).execute();
      await trx.updateTable('photos').set({ main: true }).where('id', '=', row.id).execute();
    });
    return { ok: true as const };
  },
  photoRemove: async (services, { member, body }) => {
    const removed = await inTransaction(services.db, async (trx) => {
      await lockMember(trx, member.id);
      const row = await findPhoto(trx, body.id);
      if (row?.member_id !== member.id) throw new AppError('photo_not_found');
      await trx.deleteFrom('photos').where('id', '=', row.id).execute();
      const next = row.main ? (await readPhotos(trx, member.id))[0] : undefined;
      if (next) await trx.updateTable('photos').set({ main: true }).where('id', '=', next.id).execute();
      return row;
    });
    await removeRenditions(services.storage, removed);
    return { ok: true as const };
  },
} satisfies CallHandlers;
