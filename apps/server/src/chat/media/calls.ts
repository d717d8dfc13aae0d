import { whenGone } from '../../photos/when-gone.ts';
import type { CallHandlers } from '../../platform/http/call-acts.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { toMessagePhoto } from '../content.ts';
import { addMessagePhoto, refuseMessagePhotoEarly } from './add-photo.ts';
import { viewerOf } from './media-address.ts';

/** What members send that comes as a file. */
export const mediaCalls = {
  chatPhotoAdd: async (services, { member, site, query, key, withFile, reply }) => {
    const upload = { sender: member, receiver: query.member, key, signal: whenGone(reply) };
    await refuseMessagePhotoEarly(services, site, upload);
    const row = await withFile((received) => addMessagePhoto(services, upload, received)).catch(
      (error: unknown) => {
        // Half a body is no failure of ours.
        throw upload.signal.aborted ? new AppError('service_unavailable') : error;
      },
    );
    return { photo: toMessagePhoto(row, viewerOf(services, member.id)) };
  },
} satisfies CallHandlers;
