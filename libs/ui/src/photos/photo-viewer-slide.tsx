import { ImageOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PictureSource } from '../profile/avatar.tsx';

/** One photo of the viewer. `title` is its finished name, e.g. "Photo 2 of Anna". */
export type ViewerPhoto = {
  readonly id: string;
  readonly picture: PictureSource;
  readonly title: string;
} & (
  | { readonly access: 'open' }
  | {
      /** Only a blurred stand-in has come from the server: it is shown small, with what to do about it. */
      readonly access: 'locked';
      readonly lockedText: string;
      readonly action?: ReactNode;
    }
  | {
      /** It could not be fetched: words stand in its place, with what to do about it. */
      readonly access: 'missing';
      readonly missingText: string;
      readonly action?: ReactNode;
    }
);

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    photo?: ViewerPhoto;
  }

  interface SlideTypes {
    locked: LockedSlide;
    missing: MissingSlide;
  }

  interface LockedSlide extends GenericSlide {
    type: 'locked';
    photo: ViewerPhoto;
  }

  interface MissingSlide extends GenericSlide {
    type: 'missing';
    photo: ViewerPhoto;
  }
}

/** The blurred stand-in of a locked photo, its text and its way out. It is no image slide, so it cannot be zoomed. */
export const LockedPhoto = ({ photo }: { readonly photo: ViewerPhoto }) =>
  photo.access === 'locked' ? (
    <div className="photo-viewer__locked">
      <img
        src={photo.picture.src}
        width={photo.picture.width}
        height={photo.picture.height}
        alt={photo.title}
        draggable={false}
      />
      <div className="photo-viewer__lock">
        <Lock size={36} aria-hidden="true" />
        <p>{photo.lockedText}</p>
        {photo.action}
      </div>
    </div>
  ) : null;

/** Words in place of a photo that could not be fetched. */
export const MissingPhoto = ({ photo }: { readonly photo: ViewerPhoto }) =>
  photo.access === 'missing' ? (
    <div className="photo-viewer__missing">
      <ImageOff size={36} aria-hidden="true" />
      {/* Said when it comes, since nobody may be at the photo just then; those beside it are inert and not heard. */}
      <p role="alert">{photo.missingText}</p>
      {photo.action}
    </div>
  ) : null;
