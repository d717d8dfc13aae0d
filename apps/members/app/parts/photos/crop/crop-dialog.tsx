import { mostZoom, partNear, type PhotoPart, type PhotoSize, shownAspect } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { AlertBanner, Button, Dialog, loadPhotoCropper } from '@vesper/ui';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { useToasts } from '../../../frame/errors/toasts.tsx';
import { frameMessages } from '../../../frame/messages.ts';
import { viewerMessages } from '../viewer-messages.ts';
import { cropMessages } from './crop-messages.ts';

const loading = loadPhotoCropper();
await loadTexts('photos-crop', 'photos-viewer');
const { default: PhotoCropper } = await loading;

export interface CropDialogProps {
  /** Where the whole photo is found. */
  readonly src: string;
  /** What follows from it. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
  /**
   * Leaves this part of the photo.
   * @returns the code of why that was not possible; null where it is done
   */
  readonly onUse: (part: PhotoPart) => Promise<string | null>;
}

const useLabels = () => {
  const intl = useIntl();
  return {
    frame: intl.formatMessage(cropMessages.frame),
    zoomIn: intl.formatMessage(viewerMessages.zoomIn),
    zoomOut: intl.formatMessage(viewerMessages.zoomOut),
    left: intl.formatMessage(cropMessages.left),
    right: intl.formatMessage(cropMessages.right),
    up: intl.formatMessage(cropMessages.up),
    down: intl.formatMessage(cropMessages.down),
  };
};

/** Whether the dialog has been closed: what comes of it then is told over the page. */
const useClosed = (): RefObject<boolean> => {
  const closed = useRef(false);
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);
  return closed;
};

/** The part that stands in the frame, and whether somebody has chosen it: then it goes with no slip. */
const usePart = () => {
  const [{ part, isChosen }, set] = useState<{ part: PhotoPart | null; isChosen: boolean }>({
    part: null,
    isChosen: false,
  });
  const onChange = useCallback(
    (area: PhotoPart, of: PhotoSize, chosen: boolean) => set({ part: partNear(area, of), isChosen: chosen }),
    [],
  );
  return { part, isChosen, onChange };
};

interface ActsProps {
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onUse: () => void;
}

const Acts = ({ isBusy, onCancel, onUse }: ActsProps) => (
  <>
    <Button look="quiet" onClick={onCancel}>
      <FormattedMessage {...cropMessages.cancel} />
    </Button>
    <Button busy={isBusy} onClick={onUse}>
      <FormattedMessage {...cropMessages.use} />
    </Button>
  </>
);

/** The part of a photo that others are shown is chosen. */
export const CropDialog = ({ src, note, onClose, onUse }: CropDialogProps) => {
  const intl = useIntl();
  const toasts = useToasts();
  const labels = useLabels();
  const closed = useClosed();
  const { part, isChosen, onChange } = usePart();
  const [isBusy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const use = async (chosen: PhotoPart): Promise<void> => {
    setBusy(true);
    const refused = await onUse(chosen);
    if (closed.current) {
      if (refused !== null) toasts.add(intl.formatMessage(errorMessage(refused)), 'danger');
      return;
    }
    setBusy(false);
    setCode(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog
      open
      title={intl.formatMessage(cropMessages.title)}
      onClose={onClose}
      closeLabel={intl.formatMessage(frameMessages.close)}
      dismissable={isChosen ? 'by-button' : true}
      actions={
        <Acts
          isBusy={isBusy || part === null}
          onCancel={onClose}
          onUse={() => {
            if (part) void use(part);
          }}
        />
      }
    >
      <PhotoCropper
        src={src}
        aspect={shownAspect}
        mostZoom={mostZoom}
        onChange={onChange}
        labels={labels}
        note={note}
      >
        <p className="photo-cropper__hint">
          <FormattedMessage {...cropMessages.hint} />
        </p>
      </PhotoCropper>
      {code === null ? null : (
        <AlertBanner tone="danger" role="alert">
          <FormattedMessage {...errorMessage(code)} />
        </AlertBanner>
      )}
    </Dialog>
  );
};
