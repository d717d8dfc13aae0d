import { hasParts } from '@vesper/domain';
import { Button } from '@vesper/ui';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { frameMessages } from '../../../frame/messages.ts';
import { laterPart } from '../../../frame/later/later-part.tsx';
import { ChosenPreview } from '../../../parts/photos/chosen-preview.tsx';
import { UploadProgress } from '../../../parts/photos/upload-progress.tsx';
import { photoMessages } from '../messages.ts';
import { shortName } from './short-name.ts';
import { WhyRefused } from './why-refused.tsx';
import { mayBePhoto, mayRetry, type Upload } from './upload.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

const CropChosen = laterPart(
  async () => (await import('../../../parts/photos/crop/crop-chosen.tsx')).CropChosen,
  {
    failure: 'over',
  },
);

/** How it is with one photo. */
const Standing = ({ upload }: { readonly upload: Upload }) => {
  const intl = useIntl();
  if (upload.state === 'chosen') return null;
  if (upload.state === 'sending')
    return <UploadProgress label={intl.formatMessage(photoMessages.photoUploading)} share={upload.share} />;
  if (upload.state === 'waiting')
    return (
      <p className="text-muted">
        <FormattedMessage {...photoMessages.uploadWaits} />
      </p>
    );
  return (
    <p className="photo-upload__failed">
      <WhyRefused code={upload.code ?? 'internal'} />
    </p>
  );
};

type Acts = Pick<PhotoUploads, 'cancel' | 'retry' | 'crop'>;

const UploadItem = ({ upload, cancel, retry, crop }: Acts & { readonly upload: Upload }) => {
  const [canCrop, setCanCrop] = useState(false);
  const [isCropping, setCropping] = useState(false);
  const { key, file, state } = upload;
  const isUnderWay = state === 'waiting' || state === 'sending';
  const act = (label: MessageDescriptor, look: 'outline' | 'quiet', onClick: () => void) => (
    <Button look={look} onClick={onClick}>
      <FormattedMessage {...label} />
    </Button>
  );
  return (
    <li className="photo-upload">
      <ChosenPreview
        // A browser shows a drawing, and a broken one as nothing at all: what is no photo has no picture here, of whatever kind it is.
        file={mayBePhoto(file) ? (upload.cut ?? file) : undefined}
        className="photo-upload__preview"
        // Another part may be chosen than the one that was.
        onSize={(size) => setCanCrop(size !== null && (upload.cut !== null || hasParts(size)))}
      >
        <span className="photo-upload__preview photo-upload__preview--none">
          <Image size={32} aria-hidden="true" />
        </span>
      </ChosenPreview>
      <div className="photo-upload__rest">
        {/* Of several that were refused one knows which. */}
        <div className="photo-upload__words" role={state === 'failed' ? 'alert' : undefined}>
          <p className="photo-upload__name">{shortName(file.name)}</p>
          <Standing upload={upload} />
        </div>
        <div className="cluster">
          {state === 'chosen' && canCrop ? act(photoMessages.crop, 'outline', () => setCropping(true)) : null}
          {state === 'failed' && mayRetry(upload)
            ? act(frameMessages.tryAgain, 'outline', () => retry(key))
            : null}
          {act(isUnderWay ? photoMessages.uploadCancel : photoMessages.photoRemove, 'quiet', () =>
            cancel(key),
          )}
        </div>
      </div>
      {isCropping ? (
        <CropChosen file={file} onClose={() => setCropping(false)} onCrop={(part) => crop(key, part)} />
      ) : null}
    </li>
  );
};

/** Photos that were chosen or are on their way, with what one can do about each. */
export const UploadList = ({ uploads, ...acts }: Acts & Pick<PhotoUploads, 'uploads'>) => (
  <ul className="photo-uploads">
    {uploads.map((upload) => (
      <UploadItem key={upload.key} upload={upload} {...acts} />
    ))}
  </ul>
);
