import type { PhotoPart } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useFileAddress } from '../use-file-address.ts';
import { CropDialog } from './crop-dialog.tsx';

await loadTexts('photos-crop', 'photos-viewer');

export interface CropChosenProps {
  readonly file: File;
  readonly onClose: () => void;
  /** Throws where this browser can not draw the part. */
  readonly onCrop: (part: PhotoPart) => Promise<void>;
}

/** Leaves a part of a photo that has not left the device. */
export const CropChosen = ({ file, onClose, onCrop }: CropChosenProps) => {
  const src = useFileAddress(file);
  return src === null ? null : (
    <CropDialog
      src={src}
      onClose={onClose}
      onUse={async (part) => {
        try {
          await onCrop(part);
          return null;
        } catch {
          return 'photo_invalid';
        }
      }}
    />
  );
};
