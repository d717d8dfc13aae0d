import type { Api } from '@vesper/api-client';
import { useIntl } from 'react-intl';
import { newKey } from '../../parts/requests/new-key.ts';
import { UploadProgress } from '../../parts/photos/upload-progress.tsx';
import { photoMessages } from './messages.ts';

/** Sends a picture; `onSent` is told how much of it is on its way, 0 to 1. Throws what the call throws. */
export const sendPhoto = async (api: Api, file: File, onSent: (share: number) => void): Promise<void> => {
  const form = new FormData();
  form.set('photo', file);
  await api.call('photoAdd', { key: newKey(), form, onSent });
};

/** How far the picture is. */
export const PhotoProgress = ({ share }: { readonly share: number }) => {
  const intl = useIntl();
  return <UploadProgress label={intl.formatMessage(photoMessages.photoUploading)} share={share} />;
};
