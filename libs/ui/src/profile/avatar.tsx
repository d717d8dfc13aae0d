import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';

/** A picture as the page shows it; its size keeps the place while it loads. */
export interface PictureSource {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The colour of its place until it is there. */
  readonly tint?: string | undefined;
}

export interface AvatarProps {
  readonly picture: PictureSource | null;
  /** Empty when the name stands beside it. */
  readonly alt: string;
  readonly size?: 'small' | 'normal' | 'large';
  readonly online?: boolean;
  /** Marks on the rim, e.g. the gold badge. */
  readonly badge?: ReactNode;
}

/** A head and shoulders for members without a picture. */
export const NoPicture = () => (
  <svg className="no-picture" viewBox="0 0 64 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="64" height="64" className="no-picture__ground" />
    <circle cx="32" cy="25" r="11" />
    <path d="M10 64c1-15 11-23 22-23s21 8 22 23z" />
  </svg>
);

/** The place of a picture in its colour. An attribute of a drawing: the pages allow no style of their own in an element. */
export const PictureTint = ({ tint }: Pick<PictureSource, 'tint'>) =>
  tint ? (
    <svg className="picture-tint" aria-hidden="true">
      <rect width="100%" height="100%" fill={tint} />
    </svg>
  ) : null;

export const Avatar = ({ picture, alt, size = 'normal', online = false, badge }: AvatarProps) => (
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
        <NoPicture />
      )}
    </span>
    {online ? <span className="avatar__online" aria-hidden="true" /> : null}
    {badge ? <span className="avatar__badge">{badge}</span> : null}
  </span>
);
