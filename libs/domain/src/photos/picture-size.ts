/** What the head of a picture's file says, before anything of it is decoded. */
export interface PictureHeader {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  /** More than 8 bits a channel. */
  readonly deep: boolean;
  /** Comes in several passes over the whole picture, so that all of it has to be held. */
  readonly progressive: boolean;
}

const megapixels = 1_000_000;
/** Smaller, nobody is recognised. */
export const smallestEdge = 200;
/** So many times as long as it is wide a photo may be: of a strip no more is kept than a line of some pixels. */
export const longestShape = 4;
/** The longest edge of the largest picture that is kept of a photo, in pixels. */
export const keptEdge = 1280;

/**
 * The most pixels that are decoded, by what a decoder needs for them (docs/decisions, 24): a JPEG is shrunk while it is
 * read, most others go by in lines, and AVIF holds some twenty bytes a pixel and its processor time is five times theirs.
 */
const largest: Readonly<Record<string, (header: PictureHeader) => number>> = {
  jpeg: ({ progressive }) => (progressive ? 24 : 60),
  png: ({ progressive, deep }) => (progressive && deep ? 12 : 24),
  webp: () => 24,
  gif: () => 24,
  heif: ({ deep }) => (deep ? 5 : 10),
};

/** Whether a picture of this size is one that people are seen on: neither too small nor a strip. */
export const hasPhotoShape = ({ width, height }: Pick<PictureHeader, 'width' | 'height'>): boolean => {
  const short = Math.min(width, height);
  return short >= smallestEdge && Math.max(width, height) <= longestShape * short;
};

/** Whether a picture is worth decoding: what cameras and browsers write, neither too small nor too large. */
export const checkPictureHeader = (header: PictureHeader): null | 'photo_invalid' | 'photo_too_large' => {
  const { format, width, height } = header;
  const most = Object.hasOwn(largest, format) ? largest[format]?.(header) : undefined;
  if (most === undefined || !hasPhotoShape(header)) return 'photo_invalid';
  return width * height > most * megapixels ? 'photo_too_large' : null;
};
