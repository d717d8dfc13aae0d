import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import { mayAddPhoto, photoAccess } from '@vesper/domain';
import type { FastifyInstance } from 'fastify';
import { lockMember } from '../member/member.ts';
import { readSessionMember } from '../session/session.ts';
import { dateOf } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { actOnce, isKeyKnown } from '../platform/http/idempotency.ts';
import { registerCall } from '../platform/http/register-call.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import { inTransaction } from '../platform/transaction.ts';
import { findVisibleMember } from '../trust/visibility.ts';
import { isLockedPhotoAddress } from './locked-address.ts';
import { makeRenditions, removeRenditions } from './renditions.ts';
import { findOpenRendition, findPhoto, readPhotos } from './repository.ts';
import { toPhoto } from './view.ts';

const largestBytes = 15 * 1024 * 1024;
const immutable = 'public, max-age=31536000, immutable';

const registerAddresses = (app: FastifyInstance, services: Services): void => {
  app.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const { name } = request.params;
    const bytes = (await findOpenRendition(services.db, name))
      ? await services.storage.read(name)
      : undefined;
    if (!bytes) throw new AppError('photo_not_found');
    return reply.header('cache-control', immutable).type('image/webp').send(bytes);
  });
  app.get<{ Params: { photo: string; rendition: 'full' | 'thumb'; ends: string; signature: string } }>(
    '/photos/locked/:photo/:rendition/:ends/:signature',
    async (request, reply) => {
      const { photo, rendition, ends, signature } = request.params;
      const viewer = await readSessionMember(services, request);
      const address = { photo, rendition, viewer: viewer?.id ?? '' };
      if (
        !viewer ||
        !isLockedPhotoAddress(services.signingKey, address, ends, signature, services.clock.now())
      )
        throw new AppError('photo_not_found');
      const row = await findPhoto(services.db, photo);
      // Asked again at each view: premium may have ended since the address was written.
      const access =
        row &&
        photoAccess({
          viewer: { loggedIn: true, premium: viewer.premium, isOwner: viewer.id === row.member_id },
          isMain: row.main,
        });
      if (!row || access !== 'open') throw new AppError('photo_not_found');
      // Blocked meanwhile, or gone: the address ends with the right to see the member.
      await findVisibleMember(services.db, request.site.id, row.member_id, viewer.id);
      const bytes = await services.storage.read(rendition === 'full' ? row.full_name : row.thumb_name);
      if (!bytes) throw new AppError('photo_not_found');
      return reply.header('cache-control', 'private, max-age=3600').type('image/webp').send(bytes);
    },
  );
};

export const registerPhotoCalls = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(multipart, { limits: { fileSize: largestBytes, files: 1, fields: 4 } });
  registerAddresses(app, services);
  registerCall(app, services, 'photos', async ({ member }) => ({
    photos: (await readPhotos(services.db, member.id)).map((row) => toPhoto(services, row, member)),
  }));
  registerCall(app, services, 'photoAdd', async ({ member, key, request, site }) => {
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
  });
  registerCall(app, services, 'photoMain', async ({ member, body }) => {
    await inTransaction(services.db, async (trx) => {
      await lockMember(trx, member.id);
      const row = await findPhoto(trx, body.id);
      if (row?.member_id !== member.id) throw new AppError('photo_not_found');
      await trx.updateTable('photos').set({ main: false }).where('member_id', '=', member.id).execute();
      await trx.updateTable('photos').set({ main: true }).where('id', '=', row.id).execute();
    });
    return { ok: true as const };
  });
  registerCall(app, services, 'photoRemove', async ({ member, body }) => {
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
  });
};
