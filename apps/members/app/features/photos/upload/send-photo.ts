import type { Api } from '@vesper/api-client';
import type { Upload } from './upload.ts';

interface Sending {
  readonly signal: AbortSignal;
  /** Told how much of it is on its way, 0 to 1. */
  readonly onSent: (share: number) => void;
}

/** Sends a photo. Throws what the call throws. */
export const sendPhoto = async (
  api: Api,
  { file, key }: Pick<Upload, 'file' | 'key'>,
  sending: Sending,
): Promise<void> => {
  const form = new FormData();
  form.set('photo', file);
  await api.call('photoAdd', { key, form, ...sending });
};
