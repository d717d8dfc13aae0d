import type { OwnPhoto } from '@vesper/contract';
import type { PhotoPart } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useSessionHandle } from '@vesper/session';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { refusalOf } from '../../../frame/errors/refusal-of.ts';
import { useToasts } from '../../../frame/errors/toasts.tsx';
import { usePictures } from '../../../frame/picture.ts';
import { browserApi } from '../../../frame/start/browser-api.ts';
import { newKey } from '../../../parts/requests/new-key.ts';
import { CropDialog } from '../../../parts/photos/crop/crop-dialog.tsx';
import { cropMessages } from '../../../parts/photos/crop/crop-messages.ts';

await loadTexts('photos-crop', 'photos-viewer');

export interface CropStoredProps {
  readonly photo: OwnPhoto;
  readonly onClose: () => void;
}

/** Of the same part it is the same act, however often it is tried. */
const useKeys = () => {
  const last = useRef({ part: '', key: '' });
  return (part: PhotoPart): string => {
    const said = JSON.stringify(part);
    if (last.current.part !== said) last.current = { part: said, key: newKey() };
    return last.current.key;
  };
};

/** Leaves a part of a photo that is on the profile. */
export const CropStored = ({ photo, onClose }: CropStoredProps) => {
  const intl = useIntl();
  const session = useSessionHandle();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const { full } = usePictures();
  const keyOf = useKeys();
  // As it was when the dialog was opened: of that picture a part is chosen.
  const opened = useRef(photo).current;
  const crop = async (part: PhotoPart): Promise<string | null> => {
    try {
      const api = await browserApi(session);
      const body = { id: opened.id, version: opened.version, part };
      await api.call('photoCrop', { key: keyOf(part), body });
      toasts.add(intl.formatMessage(cropMessages.done), 'success');
      await revalidate();
      return null;
    } catch (error) {
      const { code } = refusalOf(error);
      if (code === 'photo_changed' || code === 'photo_not_found') await revalidate();
      return code;
    }
  };
  return (
    <CropDialog
      src={full(opened.picture).src}
      onClose={onClose}
      onUse={crop}
      note={
        <p>
          <FormattedMessage {...cropMessages.rest} />
        </p>
      }
    />
  );
};
