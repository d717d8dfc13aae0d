import sharp from 'sharp';
import { AppError } from '../platform/http/app-error.ts';
import type { PhotoStorage } from '../platform/storage.ts';

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

export interface Renditions {
  readonly width: number;
  readonly height: number;
  readonly full_name: string;
  readonly thumb_name: string;
  readonly blurred_name: string;
  readonly blurred_thumb_name: string;
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

/** Removes the files of renditions that nothing refers to. */
export const removeRenditions = async (storage: PhotoStorage, renditions: Renditions): Promise<void> => {
  const { full_name, thumb_name, blurred_name, blurred_thumb_name } = renditions;
  for (const name of [full_name, thumb_name, blurred_name, blurred_thumb_name]) await storage.remove(name);
};

/**
 * Makes the four renditions of a photo: whole, thumbnail, and the blurred stand-ins of both. Position, camera and all
 * other metadata are left behind; the picture is turned upright.
 * @throws AppError `photo_invalid` for anything that is not a picture or too small
 */
export const makeRenditions = (storage: PhotoStorage, bytes: Buffer): Promise<Renditions> =>
  inTurn(() => renderAll(storage, bytes));

const renderAll = async (storage: PhotoStorage, bytes: Buffer): Promise<Renditions> => {
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
    const [full_name, thumb_name, blurred_name, blurred_thumb_name] = await Promise.all([
      storage.put(full.data),
      storage.put(small),
      storage.put(await blur(full.data)),
      storage.put(await blur(small)),
    ]);
    return {
      width: full.info.width,
      height: full.info.height,
      full_name,
      thumb_name,
      blurred_name,
      blurred_thumb_name,
    };
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'code' in error)) throw error;
    throw new AppError('photo_invalid');
  }
};
