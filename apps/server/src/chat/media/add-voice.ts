import { voiceBytes } from '@vesper/domain';
import { AppError } from '../../platform/http/app-error.ts';
import type { ReceivedFile } from '../../platform/http/uploads/received-file.ts';
import type { Services } from '../../platform/services/services.ts';
import { newFileName } from '../../platform/storage.ts';
import type { MediaRow } from './media-repository.ts';
import { takeMedia, type Upload } from './take-media.ts';

const noPicture = { width: null, height: null, tint: null, small_name: null };

/**
 * Takes in the recording of a message that is about to be sent.
 * @throws AppError `voice_invalid`, `voice_too_long`, `voice_too_large`, and as {@link takeMedia}
 */
export const addMessageVoice = async (
  services: Services,
  upload: Upload,
  received: ReceivedFile,
): Promise<MediaRow> => {
  if (received.truncated || received.bytes > voiceBytes) throw new AppError('voice_too_large');
  const order = { member: upload.sender.id, signal: upload.signal };
  return takeMedia(services, upload, received, async () => {
    const { bytes, ending, seconds } = await services.pictures.makeVoice(received.file, order);
    const name = newFileName(ending);
    return {
      row: { kind: 'voice', ...noPicture, seconds, full_name: name },
      files: [{ name, bytes: Buffer.from(bytes) }],
    };
  });
};
