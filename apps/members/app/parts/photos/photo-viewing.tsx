import { loadTexts } from '@vesper/i18n/react';
import { Button, loadPhotoViewer, type ViewerPhoto } from '@vesper/ui';
import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';
import { type RenewPhotos, useMissingPhotos } from './use-missing-photos.ts';
import { viewerMessages } from './viewer-messages.ts';

const loading = loadPhotoViewer();
await loadTexts('photos-viewer');
const { default: PhotoViewer } = await loading;

export interface PhotoViewingProps {
  /** As they were when one was pressed. */
  readonly photos: readonly ViewerPhoto[];
  /** The photo to begin with; null while nothing is open. */
  readonly openedId: string | null;
  readonly onClose: () => void;
  /** Reads photos anew whose addresses have ended; without it they can only be tried once more. */
  readonly renew?: RenewPhotos | undefined;
  /** Whose photos they are; null for the reader's own. */
  readonly name: string | null;
  /** The label of a fictional profile; null for a person. */
  readonly fictionalLabel: string | null;
}

/** The kit's viewer with the product's texts. It comes with the first photo that is about to be opened. */
export const PhotoViewing = ({ name, photos: opened, renew, ...viewer }: PhotoViewingProps) => {
  const intl = useIntl();
  const { photos, missing, onMissing, onAgain } = useMissingPhotos(opened, renew);
  const again = useRef(onAgain);
  useEffect(() => {
    again.current = onAgain;
  });
  const isBusy = onAgain === null;
  const missingIds = missing.join(' ');
  // The library starts anew whenever it gets other photos.
  const shown = useMemo(() => {
    const action = (
      <Button look="go" busy={isBusy} onClick={() => again.current?.()}>
        <FormattedMessage {...frameMessages.tryAgain} />
      </Button>
    );
    const missingText = intl.formatMessage(viewerMessages.missing);
    return photos.map((photo): ViewerPhoto => {
      if (photo.access !== 'open' || !missingIds.split(' ').includes(photo.id)) return photo;
      return { ...photo, access: 'missing', missingText, action };
    });
  }, [photos, missingIds, isBusy, intl]);
  return (
    <PhotoViewer
      {...viewer}
      onMissing={onMissing}
      photos={shown}
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
