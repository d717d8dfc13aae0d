import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PictureSource } from './avatar.tsx';

export type PhotoTileProps = {
  readonly picture: PictureSource;
  readonly alt: string;
  /** Makes the tile a button. */
  readonly onOpen?: () => void;
  readonly eager?: boolean;
} & (
  | { readonly access: 'open' }
  /** Only a blurred picture has come from the server; `lockedLabel` says how to see it. */
  | { readonly access: 'locked'; readonly lockedLabel: string }
);

/** One photo of a profile, open or locked. */
export const PhotoTile = (props: PhotoTileProps) => {
  const { picture, alt, onOpen, eager = false } = props;
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
      {props.access === 'locked' ? (
        <span className="photo-tile__lock">
          <Lock size={26} aria-hidden="true" />
          <span>{props.lockedLabel}</span>
        </span>
      ) : null}
    </>
  );
  return onOpen ? (
    <button type="button" className={`photo-tile photo-tile--${props.access}`} onClick={onOpen}>
      {content}
    </button>
  ) : (
    <span className={`photo-tile photo-tile--${props.access}`}>{content}</span>
  );
};
