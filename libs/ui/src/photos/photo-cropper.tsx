import 'react-easy-crop/react-easy-crop.css';
import './photo-cropper.scss';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';

export interface PhotoCropperLabels {
  /** Names the frame, and says that the arrow keys move the photo. */
  readonly frame: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly left: string;
  readonly right: string;
  readonly up: string;
  readonly down: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in its own pixels. */
export interface PictureArea extends Size {
  readonly left: number;
  readonly top: number;
}

export interface PhotoCropperProps {
  readonly src: string;
  /** Width by height of the part that is left. */
  readonly aspect: number;
  /** How many times this picture may be enlarged. */
  readonly mostZoom: (picture: Size) => number;
  /**
   * Hears the part that stands in the frame, how large the picture is, and whether somebody has chosen that part; first once the
   * picture is there. The same one each time.
   */
  readonly onChange: (area: PictureArea, picture: Size, isChosen: boolean) => void;
  readonly labels: PhotoCropperLabels;
  /** Words on how it is done, between the photo and the buttons; below all of it where words are large. */
  readonly children?: ReactNode;
  /** What follows from it, right above what is done next. */
  readonly note?: ReactNode;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a press moves the photo by, in pixels of the screen; an arrow key, held down, a third of it. */
const stepPixels = 24;
const zoomStep = 1.25;

const clamp = (value: number, most: number): number => Math.min(Math.max(value, -most), most);

const Act = ({
  label,
  icon,
  onPress,
  disabled = false,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly disabled?: boolean;
}) => (
  <button
    type="button"
    className="icon-button photo-cropper__act"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={() => {
      if (!disabled) onPress();
    }}
  >
    {icon}
  </button>
);

/** How the photo lies below the frame; whatever moves it, the frame stays full. */
const usePlace = (most: number) => {
  const [zoom, setZoom] = useState(1);
  const [place, setPlace] = useState<Place>({ x: 0, y: 0 });
  const [shown, setShown] = useState<Size>({ width: 0, height: 0 });
  const [frame, setFrame] = useState<Size>({ width: 0, height: 0 });
  const within = ({ x, y }: Place, times: number): Place => ({
    x: clamp(x, Math.max(0, (shown.width * times - frame.width) / 2)),
    y: clamp(y, Math.max(0, (shown.height * times - frame.height) / 2)),
  });
  const enlarge = (times: number): void => {
    const next = Math.min(Math.max(times, 1), most);
    // What is in the middle stays there.
    setPlace((before) => within({ x: (before.x * next) / zoom, y: (before.y * next) / zoom }, next));
    setZoom(next);
  };
  const moved = (from: Place, x: number, y: number): Place => within({ x: from.x + x, y: from.y + y }, zoom);
  const move = (x: number, y: number): void => setPlace((before) => moved(before, x, y));
  /** Whether there is more of the photo on that side than a part of a pixel. */
  const canMove = (x: number, y: number): boolean => {
    const next = moved(place, x, y);
    return Math.abs(next.x - place.x) + Math.abs(next.y - place.y) >= 1;
  };
  return { zoom, setZoom, place, setPlace, setShown, setFrame, enlarge, move, canMove };
};

type Placing = ReturnType<typeof usePlace>;

interface ActsProps extends Pick<Placing, 'zoom' | 'enlarge' | 'move' | 'canMove'> {
  readonly most: number;
  readonly labels: PhotoCropperLabels;
}

/** The same as by dragging and pinching, for who can not. */
const Acts = ({ zoom, most, enlarge, move, canMove, labels }: ActsProps) => {
  const moves = [
    { label: labels.left, Icon: ArrowLeft, x: -stepPixels, y: 0 },
    { label: labels.right, Icon: ArrowRight, x: stepPixels, y: 0 },
    { label: labels.up, Icon: ArrowUp, x: 0, y: -stepPixels },
    { label: labels.down, Icon: ArrowDown, x: 0, y: stepPixels },
  ];
  return (
    <div className="photo-cropper__acts">
      <Act
        label={labels.zoomOut}
        icon={<ZoomOut size={26} aria-hidden="true" />}
        disabled={zoom <= 1}
        onPress={() => enlarge(zoom / zoomStep)}
      />
      <Act
        label={labels.zoomIn}
        icon={<ZoomIn size={26} aria-hidden="true" />}
        disabled={zoom >= most}
        onPress={() => enlarge(zoom * zoomStep)}
      />
      {moves.map(({ label, Icon, x, y }) => (
        <Act
          key={label}
          label={label}
          icon={<Icon size={26} aria-hidden="true" />}
          disabled={!canMove(x, y)}
          onPress={() => move(x, y)}
        />
      ))}
    </div>
  );
};

/**
 * A photo below a frame: dragged, pinched, by wheel, by arrow keys or by buttons one chooses the part that is left. Load it by
 * `loadPhotoCropper`.
 */
export const PhotoCropper = (props: PhotoCropperProps) => {
  const { src, aspect, mostZoom, onChange, labels, children, note } = props;
  const [picture, setPicture] = useState<Size | null>(null);
  const [area, setArea] = useState<PictureArea | null>(null);
  const most = picture ? Math.max(1, mostZoom(picture)) : 1;
  const { place, setZoom, setPlace, setShown, setFrame, ...acts } = usePlace(most);
  // The picture begins whole in the middle; while it is laid out its part changes by itself.
  const isChosen = acts.zoom !== 1 || Math.abs(place.x) >= 1 || Math.abs(place.y) >= 1;
  useEffect(() => {
    if (picture && area) onChange(area, picture, isChosen);
  }, [picture, area, isChosen, onChange]);
  return (
    <div className="photo-cropper">
      <div className="photo-cropper__stage">
        <Cropper
          image={src}
          aspect={aspect}
          crop={place}
          zoom={acts.zoom}
          maxZoom={most}
          keyboardStep={stepPixels / 3}
          showGrid={false}
          // The styles come with the app's own: the library would write a sheet into the page, which its policy forbids.
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': labels.frame }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onMediaLoaded={({ naturalWidth: width, naturalHeight: height }) => setPicture({ width, height })}
          setMediaSize={setShown}
          setCropSize={setFrame}
          onCropAreaChange={(_, { x: left, y: top, width, height }) => setArea({ left, top, width, height })}
        />
      </div>
      {children}
      <Acts {...acts} most={most} labels={labels} />
      {note ? <div className="photo-cropper__note">{note}</div> : null}
    </div>
  );
};
