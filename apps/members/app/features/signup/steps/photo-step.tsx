import { hasParts, type PhotoPart } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { Button } from '@vesper/ui';
import { Camera } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { laterPart } from '../../../frame/later/later-part.tsx';
import { usePictures } from '../../../frame/picture.ts';
import { ChosenPreview } from '../../../parts/photos/chosen-preview.tsx';
import { UploadProgress } from '../../../parts/photos/upload-progress.tsx';
import { stepMessages } from './step-messages.ts';
import { StepButtons } from './step-buttons.tsx';
import type { SignupView } from '../flow/signup-view.ts';

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

/** The photo that was saved, for who comes back to this step; else room for one. */
const SavedPhoto = () => {
  const { thumb } = usePictures();
  const saved = thumb(useSession(({ user }) => user?.profile.main_image) ?? null);
  return saved ? (
    <img src={saved.src} width={saved.width} height={saved.height} alt="" className="photo-choice__preview" />
  ) : (
    <Camera size={52} aria-hidden="true" />
  );
};

/** Step 1: one picture, seen and cropped before it is sent. */
export const PhotoStep = ({ view }: { readonly view: SignupView }) => {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [canCrop, setCanCrop] = useState(false);
  const hasSaved = useSession(({ user }) => Boolean(user?.profile.main_image));
  return (
    <>
      <label className="photo-choice">
        <ChosenPreview
          file={chosen?.sent}
          className="photo-choice__preview"
          onSize={(size) => setCanCrop(size !== null && (chosen?.whole !== chosen?.sent || hasParts(size)))}
        >
          <SavedPhoto />
        </ChosenPreview>
        <span className="button button--outline">
          <FormattedMessage
            {...(chosen || hasSaved ? stepMessages.photoAnother : stepMessages.photoChoose)}
          />
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
