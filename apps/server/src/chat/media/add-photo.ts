import { AppError } from '../../platform/http/app-error.ts';
import type { ReceivedFile } from '../../platform/http/uploads/received-file.ts';
import type { Services } from '../../platform/services/services.ts';
import { newFileName } from '../../platform/storage.ts';
import type { MediaRow } from './media-repository.ts';
import { takeMedia, type Upload } from './take-media.ts';

/**
 * Takes in the photo of a message that is about to be sent.
 * @throws AppError `photo_invalid`, `photo_too_large`, and as {@link takeMedia}
 */
export const addMessagePhoto = async (
  services: Services,
  upload: Upload,
  received: ReceivedFile,
): Promise<MediaRow> => {
  if (received.truncated) throw new AppError('photo_too_large');
  const order = { member: upload.sender.id, signal: upload.signal };
  return takeMedia(services, upload, received, async () => {
    const { full, small, ...shown } = await services.pictures.makeForMessage(received.file, order);
    const names = { full_name: newFileName(), small_name: newFileName() };
    return {
      row: { kind: 'photo', ...shown, ...names, seconds: null },
      files: [
        { name: names.full_name, bytes: full },
        { name: names.small_name, bytes: small },
      ],
    };
  });
};
