import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import { NoPicture } from './no-picture.tsx';

/** A picture as the page shows it; its size keeps the place while it loads. */
export interface PictureSource {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The same for large screens with more than one dot a point; drawn on cards only. */
  readonly wide?: string | undefined;
  /** The colour of its place until it is there. */
  readonly tint?: string | undefined;
}

export interface AvatarProps {
  readonly picture: PictureSource | null;
  /** Whose face it is: without a picture the first letter stands in its place. */
  readonly name?: string | undefined;
  /** Empty when the name stands beside it. */
  readonly alt: string;
  readonly size?: 'small' | 'normal' | 'large';
  readonly online?: boolean;
  /** Marks on the rim, e.g. the gold badge. */
  readonly badge?: ReactNode;
}

/** The place of a picture in its colour. An attribute of a drawing: the pages allow no style of their own in an element. */
export const PictureTint = ({ tint }: Pick<PictureSource, 'tint'>) =>
  tint ? (
    <svg className="picture-tint" aria-hidden="true">
      <rect width="100%" height="100%" fill={tint} />
    </svg>
  ) : null;

export const Avatar = ({ picture, name, alt, size = 'normal', online = false, badge }: AvatarProps) => (
  <span className={classNames('avatar', `avatar--${size}`)}>
    <span className="avatar__face">
      {picture ? (
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <NoPicture name={name} round />
      )}
    </span>
    {online ? <span className="avatar__online" aria-hidden="true" /> : null}
    {badge ? <span className="avatar__badge">{badge}</span> : null}
  </span>
);
