import type { Api } from '@vesper/api-client';
import { mostPhotoBytes } from '@vesper/domain';
import { shrinkPhoto } from '../../../parts/photos/draw-photo.ts';
import type { Upload } from './upload.ts';

interface Sending {
  readonly signal: AbortSignal;
  /** Told how much of it is on its way, 0 to 1. */
  readonly onSent: (share: number) => void;
}

/** What is sent of each file: tried once more under its key, it must be the same bytes. */
const ready = new WeakMap<File, Promise<File>>();
const readyOf = (file: File): Promise<File> => {
  const known = ready.get(file) ?? shrinkPhoto(file);
  ready.set(file, known);
  return known;
};

/**
 * Sends a photo. Throws what the call throws.
 * @returns the code of why it is not even sent; null where it has arrived
 */
export const sendPhoto = async (
  api: Api,
  { file, cut, key }: Pick<Upload, 'file' | 'cut' | 'key'>,
  sending: Sending,
): Promise<'photo_too_large' | null> => {
  const photo = await readyOf(cut ?? file);
  if (photo.size > mostPhotoBytes) return 'photo_too_large';
  const form = new FormData();
  form.set('photo', photo);
  await api.call('photoAdd', { key, form, ...sending });
  return null;
};
