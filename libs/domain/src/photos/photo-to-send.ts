import type { PhotoSize } from './photo-part.ts';
import { checkPictureHeader, hasPhotoShape, keptEdge } from './picture-size.ts';

/** So many bytes of a picture the server takes. */
export const mostPhotoBytes = 15 * 1024 * 1024;

/** Twice what is kept of it: half of a photo, chosen later, is still sharp. */
const sentEdge = 2 * keptEdge;

/** What a browser is asked to decode: four bytes a pixel, and a telephone has not many hundred megabytes for a page. */
const mostDecodedPixels = 100_000_000;

/** What the server calls the formats that it takes. */
const formats: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};

export interface ChosenPicture extends PhotoSize {
  /** Media type, as the browser says it by the file's name: the server goes by the content. */
  readonly type: string;
}

/** Whether the server surely takes it, whatever else its head says. */
export const isTakenAsItIs = ({ type, width, height }: ChosenPicture): boolean => {
  const format = Object.hasOwn(formats, type) ? (formats[type] ?? '') : '';
  return checkPictureHeader({ format, width, height, deep: true, progressive: true }) === null;
};

/**
 * How large a browser draws a picture anew before it sends it, in pixels; null for one that goes as it is. Drawn anew is what is
 * far larger than anything that is kept of it (which is sent sooner then), and what the server would not take: AVIF of many pixels, and formats
 * that only this browser knows.
 */
export const sizeToSend = (picture: ChosenPicture): PhotoSize | null => {
  const { type, width, height } = picture;
  // A drawing is no photo, however well a browser shows it.
  if (type === 'image/svg+xml') return null;
  const longest = Math.max(width, height);
  if (!hasPhotoShape(picture) || width * height > mostDecodedPixels) return null;
  const scale = Math.min(1, sentEdge / longest);
  if (scale === 1 && isTakenAsItIs(picture)) return null;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};
