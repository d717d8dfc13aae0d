import { loadTexts } from '@vesper/i18n/react';
import { Button } from '@vesper/ui';
import { Camera } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UploadProgress } from '../../../parts/photos/upload-progress.tsx';
import { stepMessages } from './step-messages.ts';
import { StepButtons } from './step-buttons.tsx';
import type { SignupView } from '../flow/signup-view.ts';

await loadTexts('signup');

/** Step 1: one picture, seen before it is sent. */
export const PhotoStep = ({ view }: { readonly view: SignupView }) => {
  const intl = useIntl();
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  return (
    <>
      <label className="photo-choice">
        {preview ? (
          <img src={preview} alt="" className="photo-choice__preview" />
        ) : (
          <Camera size={52} aria-hidden="true" />
        )}
        <span className="button button--outline">
          <FormattedMessage {...stepMessages.photoChoose} />
        </span>
        <input
          type="file"
          name="photo"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            setPreview(file ? URL.createObjectURL(file) : null);
          }}
        />
      </label>
      <p>
        <FormattedMessage {...stepMessages.photoText} />
      </p>
      {view.photoShare === null ? null : (
        <UploadProgress label={intl.formatMessage(stepMessages.photoUploading)} share={view.photoShare} />
      )}
      <StepButtons saving={view.saving} />
    </>
  );
};

/** Asks whether news may come to this device. */
export const PushStep = ({ view }: { readonly view: SignupView }) => (
  <>
    <p>
      <FormattedMessage {...stepMessages.pushText} />
    </p>
    {view.refusal ? (
      <p className="field__error">
        <FormattedMessage {...stepMessages.pushDenied} />
      </p>
    ) : null}
    <div className="step-buttons">
      <Button type="submit" name="intent" value="submit" look="go" size="large" busy={view.saving}>
        <FormattedMessage {...stepMessages.pushAccept} />
      </Button>
      <Button type="submit" name="intent" value="skip" look="quiet" size="large">
        <FormattedMessage {...stepMessages.skip} />
      </Button>
    </div>
  </>
);
