import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../feedback/waiting/spinner.tsx';
import { classNames } from '../foundation/class-names.ts';
import type { PictureSource } from '../profile/avatar.tsx';
import { FictionalMark } from '../profile/badge.tsx';

export type PhotoTileProps = {
  readonly picture: PictureSource;
  readonly alt: string;
  /** Makes the tile a button. */
  readonly onOpen?: () => void;
  readonly eager?: boolean;
  /** The label of a fictional profile, where the photo stands without the member's name. */
  readonly fictionalLabel?: string | undefined;
  /** Whether it is chosen, where photos are chosen from; leave it out elsewhere. */
  readonly selected?: boolean | undefined;
  /** Says what happens to the photo just now, e.g. "Is being removed"; while it does, the tile does not react. */
  readonly busyLabel?: string | undefined;
} & (
  | { readonly access: 'open' }
  /** Only a blurred picture has come from the server; `lockedLabel` says how to see it. */
  | { readonly access: 'locked'; readonly lockedLabel: string }
);

/** What lies on the picture: lock, choice, work in progress. */
const Overlays = (props: PhotoTileProps) => (
  <>
    {props.access === 'locked' ? (
      <span className="photo-tile__veil">
        <Lock size={26} aria-hidden="true" />
        <span className="photo-tile__words">{props.lockedLabel}</span>
      </span>
    ) : null}
    {props.selected ? (
      <span className="photo-tile__check">
        <Check size={20} aria-hidden="true" />
      </span>
    ) : null}
    {props.fictionalLabel ? (
      <span className="photo-tile__mark">
        <FictionalMark label={props.fictionalLabel} />
      </span>
    ) : null}
    {props.busyLabel ? (
      <span className="photo-tile__veil photo-tile__veil--busy" role="status">
        <Spinner />
        <span className="photo-tile__words">{props.busyLabel}</span>
      </span>
    ) : null}
  </>
);

/** One photo of a profile, open or locked. */
export const PhotoTile = (props: PhotoTileProps) => {
  const { picture, alt, onOpen, eager = false, access, selected, busyLabel } = props;
  const className = classNames(
    'photo-tile',
    `photo-tile--${access}`,
    selected && 'photo-tile--selected',
    busyLabel && 'photo-tile--busy',
  );
  const content: ReactNode = (
    <>
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
      <Overlays {...props} />
    </>
  );
  return onOpen ? (
    <button
      type="button"
      className={className}
      aria-pressed={selected}
      aria-disabled={busyLabel ? true : undefined}
      onClick={() => {
        if (!busyLabel) onOpen();
      }}
    >
      {content}
    </button>
  ) : (
    <span className={className}>{content}</span>
  );
};
