import { Button } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { UploadProgress } from '../../../parts/photos/upload-progress.tsx';
import { photoMessages } from '../messages.ts';
import { mayRetry, type Upload } from './upload.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

/** The photo as it was chosen; nothing where the file is none that a browser can show. */
const Preview = ({ address }: Pick<Upload, 'address'>) => {
  const [isShown, setShown] = useState(true);
  return isShown ? (
    <img src={address} alt="" className="photo-upload__preview" onError={() => setShown(false)} />
  ) : null;
};

/** How it is with one photo. */
const Standing = ({ upload }: { readonly upload: Upload }) => {
  const intl = useIntl();
  if (upload.state === 'sending')
    return <UploadProgress label={intl.formatMessage(photoMessages.photoUploading)} share={upload.share} />;
  if (upload.state === 'waiting')
    return (
      <p className="text-muted">
        <FormattedMessage {...photoMessages.uploadWaits} />
      </p>
    );
  return (
    <p role="alert" className="photo-upload__failed">
      <FormattedMessage {...errorMessage(upload.code ?? 'internal')} />
    </p>
  );
};

/** Photos on their way, with what one can do about each. */
export const UploadList = ({
  uploads,
  cancel,
  retry,
}: Pick<PhotoUploads, 'uploads' | 'cancel' | 'retry'>) => (
  <ul className="photo-uploads">
    {uploads.map((upload) => (
      <li key={upload.key} className="photo-upload">
        <Preview address={upload.address} />
        <div className="photo-upload__rest">
          <Standing upload={upload} />
          <div className="cluster">
            {upload.state === 'failed' && mayRetry(upload) ? (
              <Button look="outline" onClick={() => retry(upload.key)}>
                <FormattedMessage {...frameMessages.tryAgain} />
              </Button>
            ) : null}
            <Button look="quiet" onClick={() => cancel(upload.key)}>
              <FormattedMessage {...photoMessages.uploadCancel} />
            </Button>
          </div>
        </div>
      </li>
    ))}
  </ul>
);
