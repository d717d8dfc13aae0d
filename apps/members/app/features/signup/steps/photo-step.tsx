import { hasParts, type PhotoPart } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { Button } from '@vesper/ui';
import { Camera } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { laterPart } from '../../../frame/later/later-part.tsx';
import { UploadProgress } from '../../../parts/photos/upload-progress.tsx';
import { stepMessages } from './step-messages.ts';
import { StepButtons } from './step-buttons.tsx';
import type { SignupView } from '../flow/signup-view.ts';

await loadTexts('signup');

const CropChosen = laterPart(
  async () => (await import('../../../parts/photos/crop/crop-chosen.tsx')).CropChosen,
  { failure: 'over' },
);

interface Chosen {
  /** As it was chosen, whole: another part may be wanted than the one that is left. */
  readonly whole: File;
  /** What is sent: the whole, or a part of it. */
  readonly sent: File;
}

/** The address under which the page shows a file; null without one. */
const useAddress = (file: File | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
};

/** The form sends what its file field holds: a part takes the place of the whole there. */
const put = (field: RefObject<HTMLInputElement | null>, file: File): void => {
  const files = new DataTransfer();
  files.items.add(file);
  if (field.current) field.current.files = files.files;
};

/** Leads to the choice of the part that is sent. */
const Crop = ({ whole, onCrop }: { readonly whole: File; readonly onCrop: (cut: File) => void }) => {
  const [isCropping, setCropping] = useState(false);
  const crop = async (part: PhotoPart): Promise<void> => {
    const { cutPhoto } = await import('../../../parts/photos/draw-photo.ts');
    onCrop(await cutPhoto(whole, part));
  };
  return (
    <>
      <Button look="outline" className="photo-crop" onClick={() => setCropping(true)}>
        <FormattedMessage {...stepMessages.photoCrop} />
      </Button>
      {isCropping ? <CropChosen file={whole} onClose={() => setCropping(false)} onCrop={crop} /> : null}
    </>
  );
};

/** Step 1: one picture, seen and cropped before it is sent. */
export const PhotoStep = ({ view }: { readonly view: SignupView }) => {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [canCrop, setCanCrop] = useState(false);
  const preview = useAddress(chosen?.sent);
  return (
    <>
      <label className="photo-choice">
        {preview ? (
          <img
            src={preview}
            alt=""
            className="photo-choice__preview"
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setCanCrop(chosen?.whole !== chosen?.sent || hasParts({ width, height }))
            }
            onError={() => setCanCrop(false)}
          />
        ) : (
          <Camera size={52} aria-hidden="true" />
        )}
        <span className="button button--outline">
          <FormattedMessage {...stepMessages.photoChoose} />
        </span>
        <input
          ref={field}
          type="file"
          name="photo"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            setCanCrop(false);
            setChosen(file ? { whole: file, sent: file } : null);
          }}
        />
      </label>
      {chosen && canCrop && !view.saving ? (
        <Crop
          whole={chosen.whole}
          onCrop={(cut) => {
            put(field, cut);
            setChosen({ whole: chosen.whole, sent: cut });
          }}
        />
      ) : null}
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
