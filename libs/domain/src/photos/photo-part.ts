import { hasPhotoShape, longestShape, smallestEdge } from './picture-size.ts';

/** Width by height as tiles and cards show a photo (look, "Search"); of another shape they show the middle. */
export const shownAspect = 4 / 5;

export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** A part of a photo, in whole pixels of it as it stands upright. */
export interface PhotoPart extends PhotoSize {
  readonly left: number;
  readonly top: number;
}

const shownPart = ({ width, height }: PhotoSize): PhotoSize => ({
  width: Math.min(width, height * shownAspect),
  height: Math.min(height, width / shownAspect),
});

/** How many times a photo may be enlarged while its part is chosen: what is left is still a photo. Below 1 for one that has no part. */
export const mostZoom = (size: PhotoSize): number => {
  const { width, height } = shownPart(size);
  return Math.min(width, height) / smallestEdge;
};

/** Whether there is a part to be chosen. */
export const hasParts = (size: PhotoSize): boolean => mostZoom(size) >= 1;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(Math.round(value), least), most);

/** The part that is nearest to an area of a photo: in whole pixels, inside it, and not too small. */
export const partNear = ({ left, top, width, height }: PhotoPart, of: PhotoSize): PhotoPart => {
  const wide = within(
    width,
    smallestEdge,
    Math.min(of.width, longestShape * within(height, smallestEdge, of.height)),
  );
  const high = within(height, smallestEdge, Math.min(of.height, longestShape * wide));
  return {
    left: within(left, 0, of.width - wide),
    top: within(top, 0, of.height - high),
    width: wide,
    height: high,
  };
};

/** Whether something is a part of a photo: inside it, and large enough to be one itself. */
export const isPart = ({ left, top, width, height }: PhotoPart, of: PhotoSize): boolean =>
  [left, top, width, height].every((value) => Number.isSafeInteger(value) && value >= 0) &&
  hasPhotoShape({ width, height }) &&
  left + width <= of.width &&
  top + height <= of.height;
