import 'yet-another-react-lightbox/styles.css';
import './photo-viewer.scss';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import Lightbox, { type ControllerRef, LoadingIcon, type Slide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { FictionalMark } from '../profile/badge.tsx';
import { LockedPhoto, MissingPhoto, type ViewerPhoto } from './photo-viewer-slide.tsx';

export interface PhotoViewerLabels {
  /** Names the viewer as a whole, e.g. "Photos of Anna". */
  readonly viewer: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** What a screen reader calls one photo, e.g. "photo"; and the whole row, e.g. "photo gallery". */
  readonly photoRole: string;
  readonly galleryRole: string;
}

export interface PhotoViewerProps {
  readonly photos: readonly ViewerPhoto[];
  /** The photo to begin with; null while the viewer is closed. */
  readonly openedId: string | null;
  readonly onClose: () => void;
  /** Hears of a photo whose picture could not be fetched; until the photo is given as `missing` or another picture, it loads. */
  readonly onMissing: (id: string) => void;
  readonly labels: PhotoViewerLabels;
  /** Finished text for where one is, e.g. "2 of 5"; `current` counts from one. */
  readonly positionText: (current: number, total: number) => string;
  /** The label of a fictional profile; null for a person. */
  readonly fictionalLabel: string | null;
}

const slideOf = (photo: ViewerPhoto): Slide =>
  photo.access !== 'open'
    ? { type: photo.access, photo }
    : {
        src: photo.picture.src,
        width: photo.picture.width,
        height: photo.picture.height,
        alt: photo.title,
        photo,
      };

/** What the library calls its texts. */
const libraryLabels = (labels: PhotoViewerLabels, position: string) => ({
  Close: labels.close,
  Previous: labels.previous,
  Next: labels.next,
  'Zoom in': labels.zoomIn,
  'Zoom out': labels.zoomOut,
  Lightbox: labels.viewer,
  'Photo gallery': labels.viewer,
  Carousel: labels.galleryRole,
  Slide: labels.photoRole,
  // Only the photo in view is not inert, so that every slide may say the position of that one.
  '{index} of {total}': position,
});

/** A photo that came at last took away the button that was pressed for it: the keys go on from the viewer. */
const useFocusWithin = (slides: readonly Slide[]) => {
  const controller = useRef<ControllerRef>(null);
  useEffect(() => {
    if (document.activeElement === document.body) controller.current?.focus();
  }, [slides]);
  return controller;
};

/** Photos on the whole screen, with zoom. Load it by `loadPhotoViewer`: it is too big for pages that do not open it. */
export const PhotoViewer = (props: PhotoViewerProps) => {
  const { photos, openedId, onClose, onMissing, labels, positionText, fictionalLabel } = props;
  const openedIndex = photos.findIndex(({ id }) => id === openedId);
  const [view, setView] = useState({ openedId, index: openedIndex });
  if (view.openedId !== openedId) setView({ openedId, index: openedIndex });
  const index = Math.max(view.index, 0);
  // The library starts anew whenever it gets other slides.
  const slides = useMemo(() => photos.map(slideOf), [photos]);
  const controller = useFocusWithin(slides);
  const isSingle = photos.length === 1;
  const position = positionText(index + 1, photos.length);

  return (
    <Lightbox
      className="photo-viewer"
      open={openedIndex >= 0}
      index={index}
      close={onClose}
      slides={slides}
      plugins={[Zoom]}
      labels={libraryLabels(labels, position)}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ ref: controller, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 3, doubleClickMaxStops: 2 }}
      on={{ view: (seen) => setView({ openedId, index: seen.index }) }}
      render={{
        slide: ({ slide }) => {
          if (slide.type === 'locked') return <LockedPhoto photo={slide.photo} />;
          return slide.type === 'missing' ? <MissingPhoto photo={slide.photo} /> : undefined;
        },
        slideContainer: ({ slide: { photo }, children }) => (
          <div className="photo-viewer__slide" onErrorCapture={() => photo && onMissing(photo.id)}>
            {children}
          </div>
        ),
        // Who hears of it says it in words, or has another picture on its way: the library's own is a broken icon without a word.
        iconError: () => <LoadingIcon className="yarl__icon yarl__slide_loading" />,
        controls: () => (
          <div className="photo-viewer__facts">
            {fictionalLabel ? <FictionalMark label={fictionalLabel} /> : null}
            {isSingle ? null : (
              <p className="photo-viewer__position" aria-hidden="true">
                {position}
              </p>
            )}
          </div>
        ),
        iconClose: () => <X size={28} aria-hidden="true" />,
        iconPrev: () => <ChevronLeft size={32} aria-hidden="true" />,
        iconNext: () => <ChevronRight size={32} aria-hidden="true" />,
        iconZoomIn: () => <ZoomIn size={28} aria-hidden="true" />,
        iconZoomOut: () => <ZoomOut size={28} aria-hidden="true" />,
        ...(isSingle && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
};
