import { visibleHistory } from '@vesper/domain';
import type { FastifyInstance } from 'fastify';
import type { Member } from '../../member/repository.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { readSessionMember } from '../../session/session.ts';
import type { Site } from '../../site/site-directory.ts';
import { findConversationById } from '../repository.ts';
import { isMediaAddress, type MediaRendition } from './media-address.ts';
import { sendMedia } from './send-media.ts';
import { findPlaced } from './media-repository.ts';

type Placed = NonNullable<Awaited<ReturnType<typeof findPlaced>>>;

/** Whether a member sees the message of a photo by now; one that is not sent yet is seen by its sender alone. */
const isSeenBy = async (services: Services, site: Site, viewer: Member, photo: Placed): Promise<boolean> => {
  const { conversation_id: conversation, seq } = photo;
  if (conversation === null || seq === null) return photo.sender === viewer.id;
  const view = await findConversationById(services.db, viewer.id, conversation);
  if (!view || seq > view.last_seq || seq <= view.cleared_seq) return false;
  return seq >= visibleHistory(view.last_seq, viewer, site.rules);
};

/** Where photos and recordings of conversations are found: each by an address of its viewer's own, and only for who sees the message. */
export const registerMediaAddresses = async (app: FastifyInstance, services: Services): Promise<void> => {
  app.get<{ Params: { media: string; rendition: MediaRendition; ends: string; signature: string } }>(
    '/media/:media/:rendition/:ends/:signature',
    async (request, reply) => {
      const { media, rendition, ends, signature } = request.params;
      const viewer = await readSessionMember(services, request);
      const address = { media, rendition, viewer: viewer?.id ?? '' };
      if (!viewer || !isMediaAddress(services.signingKey, address, ends, signature, services.clock.now()))
        throw new AppError('photo_not_found');
      const photo = await findPlaced(services.db, media);
      // Asked again at each view: it may have been taken back, or the two may write to each other no more.
      if (!photo || !(await isSeenBy(services, request.site, viewer, photo)))
        throw new AppError('photo_not_found');
      const name = rendition === 'full' ? photo.full_name : photo.small_name;
      if (name === null) throw new AppError('photo_not_found');
      return sendMedia(services, request, reply, name);
    },
  );
};
