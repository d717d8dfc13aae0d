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

/** The address under which the page shows a file; null without one, and never that of the file before. */
const useAddress = (file: File | undefined): string | null => {
  const [made, setMade] = useState<{ readonly file: File; readonly address: string } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const address = URL.createObjectURL(file);
    setMade({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return made && made.file === file ? made.address : null;
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

interface PreviewProps {
  readonly file: File | undefined;
  /** Hears how large it is; null for no picture that this browser can show: the server says what it is. */
  readonly onSize: (size: { readonly width: number; readonly height: number } | null) => void;
}

/** The photo as it will be sent; a camera without one. */
const Preview = ({ file, onSize }: PreviewProps) => {
  const address = useAddress(file);
  const [unshown, setUnshown] = useState<File>();
  if (!address || unshown === file) return <Camera size={52} aria-hidden="true" />;
  return (
    <img
      src={address}
      alt=""
      className="photo-choice__preview"
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize({ width, height })
      }
      onError={() => {
        setUnshown(file);
        onSize(null);
      }}
    />
  );
};

/** Step 1: one picture, seen and cropped before it is sent. */
export const PhotoStep = ({ view }: { readonly view: SignupView }) => {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [canCrop, setCanCrop] = useState(false);
  return (
    <>
      <label className="photo-choice">
        <Preview
          file={chosen?.sent}
          onSize={(size) => setCanCrop(size !== null && (chosen?.whole !== chosen?.sent || hasParts(size)))}
        />
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
