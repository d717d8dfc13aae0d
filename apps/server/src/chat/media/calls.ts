import type { FastifyReply } from 'fastify';
import { whenGone } from '../../photos/when-gone.ts';
import type { CallHandlers } from '../../platform/http/call-acts.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { NoFileCode, ReceivedFile, WithFile } from '../../platform/http/uploads/received-file.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Site } from '../../site/site-directory.ts';
import { toMessagePhoto, toMessageVoice } from '../content.ts';
import { addMessagePhoto } from './add-photo.ts';
import { addMessageVoice } from './add-voice.ts';
import { viewerOf } from './media-address.ts';
import type { MediaRow } from './media-repository.ts';
import { refuseMediaEarly, type Upload } from './take-media.ts';

interface Asked {
  readonly member: Upload['sender'];
  readonly site: Site;
  readonly query: { readonly member: string };
  readonly key: string;
  readonly withFile: WithFile;
  readonly reply: FastifyReply;
}

const take = async (
  services: Services,
  { member, site, query, key, withFile, reply }: Asked,
  add: (services: Services, upload: Upload, received: ReceivedFile) => Promise<MediaRow>,
  without: NoFileCode,
): Promise<MediaRow> => {
  const upload = { sender: member, receiver: query.member, key, signal: whenGone(reply) };
  await refuseMediaEarly(services, site, upload);
  return withFile((received) => add(services, upload, received), without).catch((error: unknown) => {
    // Half a body is no failure of ours.
    throw upload.signal.aborted ? new AppError('service_unavailable') : error;
  });
};

/** What members send that comes as a file. */
export const mediaCalls = {
  chatPhotoAdd: async (services, asked) => {
    const { id, width, height, tint } = await take(services, asked, addMessagePhoto, 'photo_invalid');
    // The same file stands under this key as what the other call takes.
    if (width === null || height === null || tint === null) throw new AppError('idempotency_key_reused');
    return { photo: toMessagePhoto({ id, width, height, tint }, viewerOf(services, asked.member.id)) };
  },
  chatVoiceAdd: async (services, asked) => {
    const { id, seconds } = await take(services, asked, addMessageVoice, 'voice_invalid');
    if (seconds === null) throw new AppError('idempotency_key_reused');
    return { voice: toMessageVoice({ id, seconds }, viewerOf(services, asked.member.id)) };
  },
} satisfies CallHandlers;
