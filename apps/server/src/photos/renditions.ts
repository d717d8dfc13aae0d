import sharp from 'sharp';
import { AppError } from '../platform/http/app-error.ts';

/** What cameras and browsers write; vector pictures and documents are none of it. */
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'gif']);
const atOnce = 2;
const fullEdge = 1280;
const thumb = { width: 360, height: 450 };
const smallestEdge = 200;
/** A decoded picture of this many pixels is no photo but an attempt to fill the memory. */
const largestPixels = 60_000_000;
/** So small that nothing of a face is left; the browser enlarges it softly. */
const blurredEdge = 24;

/** The four pictures of a photo: whole, thumbnail, and the blurred stand-ins of both. */
export interface Pictures {
  readonly width: number;
  readonly height: number;
  readonly full: Buffer;
  readonly thumb: Buffer;
  readonly blurred: Buffer;
  readonly blurredThumb: Buffer;
}

const blur = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .resize(blurredEdge, blurredEdge, { fit: 'inside' })
    .toBuffer()
    .then((small) => sharp(small).resize(320).blur(12).webp({ quality: 40 }).toBuffer());

let busy = 0;
const waiting: (() => void)[] = [];

/** Pictures are decoded a few at a time: one of them may take a quarter of a gigabyte. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  busy += 1;
  try {
    return await work();
  } finally {
    busy -= 1;
    waiting.shift()?.();
  }
};

/**
 * Makes the four pictures of a photo. Position, camera and all
 * other metadata are left behind; the picture is turned upright.
 * @throws AppError `photo_invalid` for anything that is not a picture or too small
 */
export const makePictures = (bytes: Buffer): Promise<Pictures> => inTurn(() => renderAll(bytes));

const renderAll = async (bytes: Buffer): Promise<Pictures> => {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: largestPixels }).metadata();
    if (!formats.has(format ?? '')) throw new AppError('photo_invalid');
    const upright = await sharp(bytes, { limitInputPixels: largestPixels, failOn: 'error' })
      .rotate()
      .toBuffer();
    const { width = 0, height = 0 } = await sharp(upright).metadata();
    if (Math.min(width, height) < smallestEdge) throw new AppError('photo_invalid');
    const full = await sharp(upright)
      .resize(fullEdge, fullEdge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(upright)
      .resize(thumb.width, thumb.height, { fit: 'cover', position: 'attention' })
      .webp({ quality: 76 })
      .toBuffer();
    return {
      width: full.info.width,
      height: full.info.height,
      full: full.data,
      thumb: small,
      blurred: await blur(full.data),
      blurredThumb: await blur(small),
    };
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'code' in error)) throw error;
    throw new AppError('photo_invalid');
  }
};
