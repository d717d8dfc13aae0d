import { loadTexts } from '@vesper/i18n/react';
import { loadPhotoViewer, type ViewerPhoto } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';
import { viewerMessages } from './viewer-messages.ts';

const loading = loadPhotoViewer();
await loadTexts('photos-viewer');
const { default: PhotoViewer } = await loading;

export interface PhotoViewingProps {
  readonly photos: readonly ViewerPhoto[];
  /** The photo to begin with; null while nothing is open. */
  readonly openedId: string | null;
  readonly onClose: () => void;
  /** Whose photos they are; null for the reader's own. */
  readonly name: string | null;
  /** The label of a fictional profile; null for a person. */
  readonly fictionalLabel: string | null;
}

/** The kit's viewer with the product's texts. It comes with the first photo that is about to be opened. */
export const PhotoViewing = ({ name, ...viewer }: PhotoViewingProps) => {
  const intl = useIntl();
  return (
    <PhotoViewer
      {...viewer}
      positionText={(current, total) => intl.formatMessage(viewerMessages.position, { current, total })}
      labels={{
        viewer:
          name === null
            ? intl.formatMessage(viewerMessages.own)
            : intl.formatMessage(viewerMessages.of, { name }),
        close: intl.formatMessage(frameMessages.close),
        previous: intl.formatMessage(viewerMessages.previous),
        next: intl.formatMessage(viewerMessages.next),
        zoomIn: intl.formatMessage(viewerMessages.zoomIn),
        zoomOut: intl.formatMessage(viewerMessages.zoomOut),
        photoRole: intl.formatMessage(viewerMessages.photoRole),
        galleryRole: intl.formatMessage(viewerMessages.galleryRole),
      }}
    />
  );
};
