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

/** A picture in the smallest kind that whoever asks can show; undefined where there is none of this name. */
const sendIfThere = async (
  { storage }: Pick<Services, 'storage'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, cache }: Sent,
): Promise<FastifyReply | undefined> => {
  asNoDocument(reply).header('vary', 'accept').header('content-security-policy', picturePolicy);
  if (request.headers.accept?.includes('image/avif')) {
    const avif = await storage.read(avifNameOf(name));
    if (avif) return reply.header('cache-control', cache).type('image/avif').send(avif);
  }
  const webp = await storage.read(name);
  return webp && reply.header('cache-control', cache).type('image/webp').send(webp);
};

const sendPicture = async (...asked: Parameters<typeof sendIfThere>): Promise<FastifyReply> => {
  const sent = await sendIfThere(...asked);
  if (!sent) throw new AppError('photo_not_found');
  return sent;
};

/** Where pictures are found, open ones and locked ones. */
export const registerPhotoAddresses = async (app: FastifyInstance, services: Services): Promise<void> => {
  app.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const { name } = request.params;
    if (!(await findOpenRendition(services.db, name))) throw new AppError('photo_not_found');
    return sendPicture(services, request, reply, { name, cache: aDay });
  });
  app.get<{ Params: { name: string } }>('/photos/wide/:name', async (request, reply) => {
    const { name } = request.params;
    const size = await findOpenRendition(services.db, name);
    if (!size) throw new AppError('photo_not_found');
    const wide = await sendIfThere(services, request, reply, { name: wideNameOf(name), cache: aDay });
    return wide ?? sendPicture(services, request, reply, { name, cache: wideSizeOf(size) ? aWhile : aDay });
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
      return sendPicture(services, request, reply, { name, cache: 'private, max-age=3600' });
    },
  );
};
