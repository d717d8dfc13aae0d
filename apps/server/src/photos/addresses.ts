import { photoAccess } from '@vesper/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { AppError } from '../platform/http/app-error.ts';
import { asNoDocument } from '../platform/http/security.ts';
import type { Services } from '../platform/services/services.ts';
import { avifNameOf, wideNameOf } from '../platform/storage.ts';
import { readSessionMember } from '../session/session.ts';
import { findVisibleMember } from '../trust/visibility.ts';
import { isLockedPhotoAddress } from './locked-address.ts';
import { wideSizeOf } from './pictures/wide-size.ts';
import { findOpenRendition, findPhoto } from './repository.ts';
import { versionOf } from './view.ts';

/** A day, so that what is no main photo any more is soon in no cache; under one name the bytes never change. */
const aDay = 'public, max-age=86400, immutable';

/** The thumbnail, while the wide picture is still to be made. */
const aWhile = 'public, max-age=600';

interface Sent {
  readonly name: string;
  /** How long it is kept; what could not be read is not kept at all. */
  readonly cache: string;
}

/** A picture loads nothing and stands in no frame: the policy of a page would be half a kilobyte with each of them. */
const picturePolicy = "default-src 'none';frame-ancestors 'none'";

interface Read {
  readonly type: 'image/avif' | 'image/webp';
  readonly bytes: Buffer;
}

/** A picture in the smallest kind that whoever asks can show; undefined where there is none of this name. */
const readSmallest = async (
  { storage }: Pick<Services, 'storage'>,
  request: FastifyRequest,
  name: string,
): Promise<Read | undefined> => {
  if (request.headers.accept?.includes('image/avif')) {
    const bytes = await storage.read(avifNameOf(name));
    if (bytes) return { type: 'image/avif', bytes };
  }
  const bytes = await storage.read(name);
  return bytes && { type: 'image/webp', bytes };
};

/**
 * Sends the first of some pictures that is there.
 * A reply is a promise of its end: a handler may answer with it, and nothing must wait for it before.
 * @throws AppError `photo_not_found`
 */
const sendFirst = async (
  services: Pick<Services, 'storage'>,
  request: FastifyRequest,
  reply: FastifyReply,
  pictures: readonly Sent[],
): Promise<FastifyReply> => {
  for (const { name, cache } of pictures) {
    const found = await readSmallest(services, request, name);
    if (found)
      return asNoDocument(reply)
        .header('vary', 'accept')
        .header('content-security-policy', picturePolicy)
        .header('cache-control', cache)
        .header('x-robots-tag', 'noindex')
        .type(found.type)
        .send(found.bytes);
  }
  throw new AppError('photo_not_found');
};

/** Where pictures are found, open ones and locked ones. */
export const registerPhotoAddresses = async (app: FastifyInstance, services: Services): Promise<void> => {
  app.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const { name } = request.params;
    if (!(await findOpenRendition(services.db, name))) throw new AppError('photo_not_found');
    return sendFirst(services, request, reply, [{ name, cache: aDay }]);
  });
  app.get<{ Params: { name: string } }>('/photos/wide/:name', async (request, reply) => {
    const { name } = request.params;
    const size = await findOpenRendition(services.db, name);
    if (!size) throw new AppError('photo_not_found');
    return sendFirst(services, request, reply, [
      { name: wideNameOf(name), cache: aDay },
      { name, cache: wideSizeOf(size) ? aWhile : aDay },
    ]);
  });
  app.get<{ Params: { photo: string; rendition: 'full' | 'thumb'; ends: string; signature: string } }>(
    '/photos/locked/:photo/:rendition/:ends/:signature',
    async (request, reply) => {
      const { photo, rendition, ends, signature } = request.params;
      const viewer = await readSessionMember(services, request);
      const row = viewer && isUuid(photo) ? await findPhoto(services.db, photo) : undefined;
      if (!viewer || !row) throw new AppError('photo_not_found');
      const address = { photo, version: versionOf(row), rendition, viewer: viewer.id };
      if (!isLockedPhotoAddress(services.signingKey, address, ends, signature, services.clock.now()))
        throw new AppError('photo_not_found');
      // Asked again at each view: premium may have ended since the address was written.
      const isOwner = viewer.id === row.member_id;
      const access = photoAccess({
        viewer: { loggedIn: true, premium: viewer.premium, isOwner },
        isMain: row.main,
      });
      if (access !== 'open' || (row.hidden && !isOwner)) throw new AppError('photo_not_found');
      // Blocked meanwhile, or gone: the address ends with the right to see the member.
      await findVisibleMember(services.db, request.site.id, row.member_id, viewer.id);
      const name = rendition === 'full' ? row.full_name : row.thumb_name;
      return sendFirst(services, request, reply, [{ name, cache: 'private, max-age=3600' }]);
    },
  );
};
