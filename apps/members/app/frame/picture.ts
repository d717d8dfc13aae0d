import { type Picture, wideFilenameOf } from '@vesper/contract';
import { useSettings } from '@vesper/session';
import type { PictureSource } from '@vesper/ui';

/** The address of a picture file; `cdn_prefix` stands in front where the site has one. */
const withPrefix = (prefix: string, filename: string): string =>
  `${prefix.replace(/\/$/, '')}/${filename.replace(/^\//, '')}`;

/** Turns pictures of the API into what the kit shows: the small rendition for lists, the full one for the profile, the one of a match. */
export const usePictures = () => {
  const prefix = useSettings().cdn_prefix;
  const wideOf = (thumb: string) => {
    const wide = wideFilenameOf(thumb);
    return wide && withPrefix(prefix, wide);
  };
  return {
    thumb: (picture: Picture | null): PictureSource | null =>
      picture && {
        src: withPrefix(prefix, picture.thumb_filename),
        wide: wideOf(picture.thumb_filename),
        width: picture.width,
        height: picture.height,
        tint: picture.tint,
      },
    full: (picture: Picture): PictureSource => ({
      src: withPrefix(prefix, picture.filename),
      width: picture.width,
      height: picture.height,
    }),
    match: (picture: Picture): PictureSource => ({
      src: withPrefix(prefix, picture.match_filename ?? picture.filename),
      width: picture.width,
      height: picture.height,
    }),
  };
};
